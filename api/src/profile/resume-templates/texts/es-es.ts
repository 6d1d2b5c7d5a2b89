import type { LocalTemplates } from '../resume.ts'

export const spanish: LocalTemplates = {
  classic: {
    name: 'Clásica',
    forWhom: 'Para casi todos los puestos y perfiles: una página, en el orden que esperan quienes seleccionan.',
    fileName: 'Currículum clásico',
    resume: {
      name: 'Lucía Navarro Gil',
      headline: 'Contable',
      contact: ['Valencia', '+34 600 000 000', 'lucia.navarro@example.com'],
      sections: [
        {
          heading: 'Perfil',
          text: 'Contable con seis años de experiencia en comercio y logística. Cierro las cuentas a tiempo, explico los números con claridad y elimino tareas que no aportan. Busco un puesto de mayor responsabilidad en una empresa en crecimiento.',
        },
        {
          heading: 'Experiencia profesional',
          entries: [
            {
              title: 'Contable',
              place: 'Transportes Albufera, Valencia',
              dates: 'mar. 2022 – actualidad',
              points: [
                'Reduje el cierre mensual de ocho a cuatro días laborables al automatizar la conciliación bancaria.',
                'Preparo el IVA y la documentación de auditoría de tres sociedades; las dos últimas auditorías, sin salvedades.',
                'Formo a dos compañeros júnior.',
              ],
            },
            {
              title: 'Auxiliar de contabilidad',
              place: 'Grupo Azahar, Valencia',
              dates: 'jul. 2019 – feb. 2022',
              points: [
                'Gestioné los pagos a proveedores de 14 tiendas, unas 900 facturas al mes.',
                'Detecté y recuperé 28.000 € en pagos duplicados.',
              ],
            },
          ],
        },
        {
          heading: 'Formación',
          entries: [
            {
              title: 'Grado en Administración y Dirección de Empresas',
              place: 'Universidad de Levante',
              dates: '2015 – 2019',
            },
          ],
        },
        {
          heading: 'Competencias',
          facts: [
            ['Contabilidad', 'cierre mensual, consolidación, IVA, PGC y NIIF'],
            ['Herramientas', 'Excel (Power Query), SAP, A3'],
          ],
        },
        {
          heading: 'Idiomas',
          facts: [
            ['Español y valenciano', 'lenguas maternas'],
            ['Inglés', 'C1'],
          ],
        },
      ],
    },
  },
  experienced: {
    name: 'Experiencia primero',
    forWhom:
      'Para quienes llevan unos cinco años o más trabajando: primero los resultados y la experiencia, al final los estudios.',
    fileName: 'Currículum con experiencia',
    resume: {
      name: 'Javier Molina Ortega',
      headline: 'Responsable de operaciones',
      contact: ['Zaragoza', '+34 600 000 000', 'javier.molina@example.com'],
      sections: [
        {
          heading: 'Logros principales',
          points: [
            'Entregas a tiempo: del 81 % al 96 % en 18 meses.',
            'Coste por paquete un 17 % menor mientras se duplicaba el volumen.',
            'Equipo ampliado de 12 a 45 personas, con una rotación anual inferior al 8 %.',
          ],
        },
        {
          heading: 'Experiencia profesional',
          entries: [
            {
              title: 'Responsable de operaciones',
              place: 'Ebro Logística, Zaragoza',
              dates: 'ene. 2020 – actualidad',
              points: [
                'Dirijo a 45 personas en tres almacenes, con un presupuesto anual de 4,5 millones de euros.',
                'Implanté una planificación de rutas que ahorra 210 horas de conducción a la semana.',
                'Negocié nuevos contratos con seis transportistas.',
              ],
            },
            {
              title: 'Jefe de turno de almacén',
              place: 'Alimentos del Moncayo, Zaragoza',
              dates: 'abr. 2015 – dic. 2019',
              points: [
                'Coordiné dos turnos con 18 personas; tres años sin accidentes con baja.',
                'Reduje las diferencias de inventario del 2,4 % al 0,5 % con recuentos semanales.',
              ],
            },
            {
              title: 'Técnico de logística',
              place: 'Comercial Pirineos, Huesca',
              dates: 'ago. 2012 – mar. 2015',
              points: ['Planifiqué las entregas a 60 clientes y llevé la documentación aduanera.'],
            },
          ],
        },
        {
          heading: 'Competencias',
          facts: [
            ['Liderazgo', 'selección, formación, turnos, prevención de riesgos'],
            ['Operaciones', 'rutas, inventario, contratos, presupuestos'],
            ['Herramientas', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Formación',
          entries: [
            { title: 'Diplomatura en Ciencias Empresariales', place: 'Universidad del Ebro', dates: '2008 – 2012' },
          ],
        },
        {
          heading: 'Idiomas',
          facts: [
            ['Español', 'lengua materna'],
            ['Inglés', 'B2'],
          ],
        },
      ],
    },
  },
  graduate: {
    name: 'Primer empleo',
    forWhom:
      'Para estudiantes, recién titulados y quienes empiezan: muestra lo que has aprendido, lo que has hecho y en qué has participado.',
    fileName: 'Currículum primer empleo',
    resume: {
      name: 'Marta Ibáñez Ruiz',
      headline: 'Graduada en Marketing',
      contact: ['Sevilla', '+34 600 000 000', 'marta.ibanez@example.com', 'example.com/marta'],
      sections: [
        {
          heading: 'Sobre mí',
          text: 'Graduada en Marketing a quien le gusta medir lo que funciona. He llevado campañas para una asociación de estudiantes y un negocio familiar, y busco mi primer empleo a jornada completa en marketing digital.',
        },
        {
          heading: 'Formación',
          entries: [
            {
              title: 'Grado en Marketing e Investigación de Mercados',
              place: 'Universidad del Guadalquivir',
              dates: '2021 – 2025',
              points: [
                'Trabajo de fin de grado: cómo fidelizan clientes los pequeños comercios (encuesta a 220 personas).',
                'Asignaturas: investigación de mercados, estadística, redacción publicitaria.',
              ],
            },
          ],
        },
        {
          heading: 'Proyectos',
          entries: [
            {
              title: 'Tienda en línea de una panadería familiar',
              dates: '2024',
              points: [
                'Monté la tienda y las fotografías; los pedidos en línea llegaron al 30 % de las ventas en seis meses.',
              ],
            },
          ],
        },
        {
          heading: 'Prácticas y empleos a tiempo parcial',
          entries: [
            {
              title: 'Prácticas en marketing',
              place: 'Naranjo Comunicación, Sevilla',
              dates: 'jun. – sep. 2024',
              points: ['Redacté 24 publicaciones y dos boletines; la tasa de apertura pasó del 18 % al 27 %.'],
            },
            {
              title: 'Camarera a tiempo parcial',
              place: 'Café La Esquina, Sevilla',
              dates: '2022 – 2024',
              points: ['Formé a nuevos compañeros y cuadré la caja.'],
            },
          ],
        },
        {
          heading: 'Voluntariado',
          points: [
            'Tesorera del cineclub universitario (60 socios): planifiqué y justifiqué un presupuesto de 3.000 €.',
          ],
        },
        {
          heading: 'Competencias e idiomas',
          facts: [
            ['Herramientas', 'Google Analytics, Canva, Excel'],
            ['Idiomas', 'español (lengua materna), inglés (C1)'],
          ],
        },
      ],
    },
  },
}
