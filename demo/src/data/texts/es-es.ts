import type { LanguageTexts } from './language-texts.ts'

export const esEs: LanguageTexts = {
  openings: [
    '{company} amplía su equipo en {city} e incorpora el puesto de {title}.',
    'Somos {company} y buscamos {title} para nuestra sede de {city}.',
    'En {company} crece el trabajo en {city} y abrimos una vacante de {title}.',
    'Vacante de {title} en {company} ({city}): funciones claras, equipo estable y responsables que escuchan.',
    '¿Buscas un trabajo donde cuente tu criterio? {company} ofrece en {city} el puesto de {title}.',
    '{company} abre en {city} el proceso de selección para {title}.',
  ],
  team: [
    'Aquí se puede preguntar todo. A cambio pedimos avisar pronto cuando algo va mal.',
    'A los tres meses repasamos juntos cómo ha ido y qué te gustaría aprender.',
    'Las vacaciones se planifican entre todos a principios de año.',
    'Trabajarás en un equipo de {n} personas y hablarás cada semana con tu responsable, media hora y sin prisas.',
    'El primer mes es para aprender: un compañero o compañera te acompaña y nadie espera que lo sepas todo.',
    'Planificamos la semana el lunes, terminamos lo previsto y salimos a nuestra hora.',
    'El equipo, de {n} personas, lleva años junto porque aquí se ayuda y se habla claro.',
  ],
  process: [
    'El proceso consta de dos entrevistas y dura unos diez días. Te respondemos en cualquier caso.',
    'Leemos todas las candidaturas y contestamos en una semana. La primera entrevista es una videollamada breve.',
    'Tras una llamada conocerás al equipo una vez, en persona o por vídeo, y después decidimos.',
  ],
  experience: [
    'No hace falta experiencia: te formamos.',
    'Se valoran prácticas o un primer empleo en el sector, sin ser imprescindible.',
    'De uno a tres años de experiencia en un trabajo similar.',
    'De tres a cinco años de experiencia en un puesto similar.',
    'Al menos cinco años de experiencia, parte de ellos con responsabilidad sobre resultados.',
    'Más de diez años de experiencia, incluida la dirección de equipos.',
  ],
  skills: ['Experiencia práctica con {a} y {b}.', 'Conocimientos de {a}; se valora {b}.'],
  overviews: [
    '{company} es una empresa de {industry} con sede en {city}, en activo desde {year}.',
    'Fundada en {year} en {city}, {company} se ha hecho un nombre en el sector de {industry}.',
    '{company} atiende desde {city} a clientes del sector de {industry} desde {year}.',
  ],
  overviewEndings: [
    'La mayoría de nuestros clientes llegó por recomendación de otros, y queremos que siga siendo así.',
    'Crecemos despacio y con criterio, y promocionamos desde dentro siempre que podemos.',
    'Se nos conoce por cumplir: con los plazos, con la calidad y con quienes trabajan aquí.',
    'Cerca de la mitad de la plantilla entró por consejo de un compañero.',
  ],
  recruiterTitles: [
    'Técnica de selección',
    'Responsable de recursos humanos',
    'Especialista en atracción de talento',
    'Responsable de contratación',
  ],
  questions: [
    {
      question: '¿Tienes permiso de trabajo en vigor en este país?',
      type: 'yes_no',
      options: [],
    },
    {
      question: '¿Puedes incorporarte en el plazo de un mes?',
      type: 'yes_no',
      options: [],
    },
    {
      question: '¿Has realizado antes este tipo de trabajo?',
      type: 'yes_no',
      options: [],
    },
    {
      question: '¿Puedes desplazarte al centro de trabajo siempre que haga falta?',
      type: 'yes_no',
      options: [],
    },
    {
      question: '¿Cuánta experiencia tienes en este trabajo?',
      type: 'choice',
      options: ['Ninguna', 'Menos de 2 años', 'De 2 a 5 años', 'Más de 5 años'],
    },
    {
      question: '¿Cuándo podrías incorporarte?',
      type: 'choice',
      options: ['De inmediato', 'En dos semanas', 'En un mes', 'Más adelante'],
    },
    {
      question: '¿Por qué te gustaría trabajar con nosotros?',
      type: 'text',
      options: [],
    },
    {
      question: '¿Qué salario esperas?',
      type: 'text',
      options: [],
    },
    {
      question: 'Cuéntanos brevemente un trabajo del que te sientas satisfecho o satisfecha.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'Construirás y mantendrás sistemas de los que mucha gente depende cada día.',
        'Miles de personas usan nuestro producto y cada mejora que hagas se nota enseguida.',
      ],
      duties: [
        'Convertir los requisitos en soluciones probadas y publicarlas en pasos pequeños',
        'Revisar el trabajo de los compañeros y aceptar sus revisiones',
        'Encontrar la causa de los fallos y eliminarla',
        'Documentar las decisiones para que otros puedan continuar',
        'Colaborar con producto y diseño para elegir la solución más sencilla',
      ],
      needs: [
        'Buen dominio de las tecnologías de esta oferta',
        'Costumbre de probar y medir en lugar de suponer',
        'Redacción clara',
        'Experiencia con control de versiones y despliegue automático',
        'Atención a la seguridad y la privacidad',
      ],
    },
    finance: {
      intros: [
        'Aquí las cifras son fiables porque alguien las comprueba, y esa persona serás tú.',
        'Mantendrás las cuentas en orden y explicarás lo que significan a quien no es contable.',
      ],
      duties: [
        'Preparar los cierres mensuales y anuales en plazo',
        'Comprobar facturas, pagos y saldos y aclarar diferencias',
        'Informar a la dirección de los resultados y desviaciones del presupuesto',
        'Atender las auditorías con documentación completa',
        'Mejorar los controles y procesos que cuestan tiempo',
      ],
      needs: [
        'Formación en contabilidad, finanzas o similar',
        'Conocimiento de la normativa contable y fiscal',
        'Manejo seguro de hojas de cálculo y de un programa contable',
        'Atención al detalle, también con plazos ajustados',
        'Discreción con la información confidencial',
      ],
    },
    sales: {
      intros: [
        'Conseguirás clientes entendiendo primero su problema y hablando después de nuestro producto.',
        'Una buena relación vende durante años, por eso premiamos a los clientes que se quedan.',
      ],
      duties: [
        'Buscar y visitar nuevos clientes en tu zona',
        'Atender a la cartera actual y detectar sus necesidades',
        'Preparar ofertas y negociar condiciones',
        'Mantener al día la base de datos de clientes',
        'Trasladar lo que dicen los clientes a producto y servicio',
      ],
      needs: [
        'Gusto por hablar con la gente y por escuchar',
        'Objetivos cumplidos o ganas de cumplirlos',
        'Constancia sin presión',
        'Orden en el trabajo, también en ruta',
        'Manejo de un CRM y carné de conducir',
      ],
    },
    marketing: {
      intros: [
        'Decidirás qué decimos, dónde lo decimos y cómo sabemos que ha funcionado.',
        'Hacemos un marketing honesto y medido, y tendrás margen para probar.',
      ],
      duties: [
        'Planificar y ejecutar campañas, del briefing al informe',
        'Escribir y encargar contenidos útiles',
        'Seguir presupuestos y resultados y mover la inversión a lo que funciona',
        'Trabajar con diseño, agencias y ventas',
        'Cuidar la marca en todos los canales',
      ],
      needs: [
        'Experiencia en campañas digitales o tradicionales',
        'Sensibilidad para el lenguaje y el público',
        'Manejo de herramientas de analítica',
        'Organización con varios proyectos a la vez',
        'Curiosidad por los canales nuevos',
      ],
    },
    service: {
      intros: [
        'Cuando llaman, los clientes quieren a alguien que entienda y resuelva. Ese es el trabajo.',
        'Darás respuestas rápidas y amables, y tendrás autoridad para arreglar las cosas.',
      ],
      duties: [
        'Atender consultas por teléfono, correo y chat',
        'Resolver en el primer contacto siempre que sea posible',
        'Derivar los casos difíciles y seguirlos hasta el final',
        'Registrar cada caso con claridad',
        'Avisar de los problemas que se repiten',
      ],
      needs: [
        'Trato amable y paciente, también con clientes enfadados',
        'Buena expresión oral y escrita',
        'Soltura con sistemas informáticos',
        'Disponibilidad para turnos',
        'Calma en los días de mucho trabajo',
      ],
    },
    engineering: {
      intros: [
        'Llevarás las ideas técnicas del cálculo a algo que funciona de verdad.',
        'Los proyectos son lo bastante grandes para ser interesantes y lo bastante pequeños para llevar tu firma.',
      ],
      duties: [
        'Diseñar, calcular y documentar soluciones técnicas',
        'Realizar ensayos y evaluar los resultados',
        'Trabajar con producción y proveedores hasta que la primera pieza salga bien',
        'Analizar fallos y mejorar el diseño',
        'Velar por el cumplimiento de normas y seguridad',
      ],
      needs: [
        'Ingeniería o formación técnica adecuada',
        'Experiencia con programas de diseño o simulación',
        'Conocimiento de las normas aplicables',
        'Visión práctica y gusto por resolver problemas',
        'Capacidad para explicar cuestiones técnicas',
      ],
    },
    manufacturing: {
      intros: [
        'Los buenos productos los hace quien conoce su línea. Tú harás que la nuestra funcione con seguridad.',
        'Planta moderna, turnos fijos, descansos y máquinas bien cuidadas.',
      ],
      duties: [
        'Preparar y manejar máquinas según el plan de trabajo',
        'Comprobar la calidad durante la producción y anotar los resultados',
        'Avisar de averías y ayudar a resolverlas',
        'Mantener el puesto ordenado y seguro',
        'Proponer mejoras',
      ],
      needs: [
        'Se valora experiencia en producción o un oficio técnico',
        'Trabajo cuidadoso y constante',
        'Disponibilidad para turnos rotativos',
        'Buena destreza manual',
        'Respeto por las normas de seguridad',
      ],
    },
    health: {
      intros: [
        'Los pacientes recuerdan cómo se les trató. Dedicamos el tiempo que eso requiere.',
        'Compañeros con experiencia, equipos modernos y cuadrantes conocidos con antelación.',
      ],
      duties: [
        'Atender y aconsejar a los pacientes con respeto',
        'Realizar pruebas o tratamientos según los protocolos vigentes',
        'Documentar de forma completa y puntual',
        'Coordinarse con otros profesionales y con las familias',
        'Cumplir las normas de higiene y seguridad',
      ],
      needs: [
        'Titulación y, cuando proceda, colegiación en vigor',
        'Conocimientos profesionales actualizados',
        'Empatía y serenidad',
        'Documentación cuidadosa',
        'Disponibilidad para noches o fines de semana según acuerdo',
      ],
    },
    education: {
      intros: [
        'Ayudarás a que alguien entienda hoy lo que ayer no entendía.',
        'Grupos pequeños, material preparado y familias informadas: así trabajamos.',
      ],
      duties: [
        'Preparar e impartir clases adaptadas al alumnado',
        'Seguir el progreso y dar orientaciones útiles',
        'Hablar con familias o clientes sobre objetivos y resultados',
        'Elaborar materiales con los compañeros',
        'Crear un ambiente seguro y agradable',
      ],
      needs: [
        'Formación o experiencia en la materia o la edad',
        'Paciencia y buen humor',
        'Expresión clara',
        'Manejo de herramientas digitales',
        'Certificado negativo de delitos de naturaleza sexual',
      ],
    },
    hospitality: {
      intros: [
        'Los clientes vuelven por la comida y por las caras. Nos gustaría que una fuera la tuya.',
        'Una casa con vida, un equipo que come junto antes del servicio y horarios con dos semanas de antelación.',
      ],
      duties: [
        'Recibir y atender a los clientes',
        'Preparar y presentar lo que servimos',
        'Mantener limpia tu zona y cumplir las normas de higiene',
        'Ayudar a los compañeros en horas punta',
        'Resolver peticiones y quejas en el momento',
      ],
      needs: [
        'Vocación de servicio',
        'Se valora experiencia, pero cuentan más las ganas',
        'Buena presencia y trato',
        'Disponibilidad para noches y fines de semana',
        'Energía y trabajo en equipo',
      ],
    },
    retail: {
      intros: [
        'Se nota cuando en una tienda conocen el producto y están a gusto.',
        'Buen consejo, tienda ordenada y una despedida amable, también a última hora.',
      ],
      duties: [
        'Asesorar a los clientes y ayudarles a elegir',
        'Llevar la caja y el cierre diario',
        'Recibir, etiquetar y colocar la mercancía',
        'Participar en los inventarios',
        'Seguir las ventas y las existencias',
      ],
      needs: [
        'Trato amable y gusto por vender',
        'Responsabilidad con el dinero y el producto',
        'Horario flexible, también sábados',
        'Informática básica',
        'Se valora experiencia en comercio',
      ],
    },
    logistics: {
      intros: [
        'La mercancía solo sirve donde hace falta. Tú harás que llegue entera y a tiempo.',
        'Otros planifican contando con nosotros; por eso el orden y la puntualidad van primero.',
      ],
      duties: [
        'Recibir, revisar, almacenar y expedir mercancía',
        'Planificar rutas, transportes o pedidos y adaptarlos',
        'Mantener exactos el stock y los documentos',
        'Coordinarse con conductores, proveedores y clientes',
        'Cumplir las normas de seguridad',
      ],
      needs: [
        'Experiencia en almacén, transporte o compras',
        'Los permisos que exige el puesto, como el carné de conducir',
        'Cuidado con documentos y sistemas',
        'Buena forma física cuando hay carga manual',
        'Puntualidad',
      ],
    },
    construction: {
      intros: [
        'Lo que construyas durará décadas. Lo planificamos bien para que te sientas orgulloso.',
        'Obras bien preparadas, bien abastecidas y seguras.',
      ],
      duties: [
        'Ejecutar o dirigir los trabajos según planos y plazos',
        'Controlar calidad, mediciones y costes',
        'Coordinar oficios y proveedores en la obra',
        'Registrar avances y cambios',
        'Velar por que todos cumplan las normas de seguridad',
      ],
      needs: [
        'Formación o titulación en el sector',
        'Experiencia en obra',
        'Capacidad para leer planos',
        'Seriedad y espíritu de equipo',
        'Se valora carné de conducir',
      ],
    },
    hr: {
      intros: [
        'La gente decide en las primeras semanas si se queda. Tú harás que sean buenas.',
        'Serás la persona a quien se consulta antes de decidir y en quien se confía después.',
      ],
      duties: [
        'Atender a empleados y responsables en cuestiones de personal',
        'Llevar la selección, del anuncio al primer día',
        'Preparar contratos, escritos y datos de nómina',
        'Planificar formación y desarrollo',
        'Mantener los datos correctos y confidenciales',
      ],
      needs: [
        'Formación en recursos humanos, empresa o psicología',
        'Conocimiento de la legislación laboral',
        'Discreción y sentido de la justicia',
        'Buena técnica de entrevista',
        'Experiencia con un programa de gestión de personal',
      ],
    },
    admin: {
      intros: [
        'En toda oficina hay alguien que sabe dónde está todo y qué toca después. Esperamos que seas tú.',
        'Harás que la oficina funcione y que los demás tengan tiempo para su trabajo.',
      ],
      duties: [
        'Gestionar correspondencia, agenda y archivo',
        'Recibir visitas y atender llamadas',
        'Preparar documentos, reuniones y viajes',
        'Pedir material y revisar facturas',
        'Apoyar a los compañeros en el día a día',
      ],
      needs: [
        'Formación administrativa o experiencia equivalente',
        'Manejo de ofimática',
        'Buena ortografía y trato telefónico',
        'Orden y previsión',
        'Discreción',
      ],
    },
    legal: {
      intros: [
        'Queremos consejos que se entiendan y se puedan aplicar, no solo opiniones correctas.',
        'Protegerás a la empresa porque te consultarán pronto, y lo harán porque ayudas.',
      ],
      duties: [
        'Redactar, revisar y negociar contratos',
        'Asesorar a los departamentos en cuestiones legales y normativas',
        'Seguir los cambios legales y explicar sus efectos',
        'Llevar expedientes, plazos y correspondencia',
        'Formar a los compañeros y comprobar el cumplimiento',
      ],
      needs: [
        'Formación jurídica acorde con el puesto',
        'Precisión al hablar y al escribir',
        'Buen criterio sobre el riesgo',
        'Cuidado con los plazos y la confidencialidad',
        'Disposición para buscar soluciones',
      ],
    },
    design: {
      intros: [
        'Darás forma a las ideas y sabrás explicar por qué son así.',
        'El buen trabajo necesita tiempo para rehacerse. Lo tenemos en cuenta.',
      ],
      duties: [
        'Desarrollar conceptos y llevarlos hasta el final',
        'Presentar propuestas y encajar bien las críticas',
        'Mantener la coherencia visual o editorial',
        'Trabajar con redacción, desarrollo y clientes',
        'Preparar archivos y textos para su publicación',
      ],
      needs: [
        'Un porfolio que muestre cómo piensas',
        'Dominio de las herramientas habituales',
        'Atención al detalle y al conjunto',
        'Cumplimiento de plazos',
        'Apertura a la crítica',
      ],
    },
    science: {
      intros: [
        'El trabajo cuidadoso da resultados que otros pueden repetir. A eso nos dedicamos.',
        'Equipos modernos, tiempo para trabajar a fondo y compañeros que hacen buenas preguntas.',
      ],
      duties: [
        'Planificar y realizar experimentos, estudios o análisis',
        'Evaluar datos y redactar informes',
        'Cuidar equipos y materiales',
        'Cumplir las normas de calidad y seguridad',
        'Presentar resultados a compañeros y socios',
      ],
      needs: [
        'Titulación o formación en ciencias',
        'Experiencia práctica con los métodos habituales',
        'Trabajo exacto y documentado',
        'Manejo de programas estadísticos',
        'Lectura de textos técnicos en inglés',
      ],
    },
    security: {
      intros: [
        'La gente está a gusto en los lugares que alguien cuida. Ese alguien serás tú.',
        'Centro fijo, instrucciones claras, buen material y una persona responsable cerca.',
      ],
      duties: [
        'Realizar rondas o tareas según el plan',
        'Vigilar el lugar y avisar de cualquier anomalía',
        'Ayudar con amabilidad a visitantes, vecinos o clientes',
        'Usar bien el equipo y los productos',
        'Dar el relevo con un breve parte',
      ],
      needs: [
        'Seriedad y puntualidad',
        'La habilitación o el certificado que exige el puesto',
        'Buena presencia y educación',
        'Disponibilidad para turnos',
        'Se valora experiencia similar',
      ],
    },
    web3: {
      intros: [
        'Construirás sobre redes abiertas, donde cada error es público y cada mejora también.',
        'El equipo trabaja en varias zonas horarias, lo deja todo por escrito y solo publica lo auditado.',
      ],
      duties: [
        'Diseñar y llevar a cabo el trabajo del protocolo y los productos',
        'Probar y revisar con la seguridad por delante',
        'Seguir las redes principales y juzgar qué importa',
        'Explicar nuestro trabajo a la comunidad con palabras sencillas',
        'Medir el uso y actuar según los datos',
      ],
      needs: [
        'Experiencia con al menos una blockchain pública',
        'Conocimiento de carteras, tokens y ataques habituales',
        'Forma de trabajar adecuada a un equipo distribuido',
        'Buen inglés escrito',
        'Sano escepticismo ante las modas',
      ],
    },
  },
}
