import type { LocalTemplates } from '../resume.ts'

export const portuguese: LocalTemplates = {
  classic: {
    name: 'Clássico',
    forWhom: 'Para a maioria das vagas e das pessoas: uma página, na ordem que os recrutadores esperam.',
    fileName: 'Currículo clássico',
    resume: {
      name: 'Camila Ferreira',
      headline: 'Contadora',
      contact: ['Curitiba, PR', '(41) 90000-0000', 'camila.ferreira@example.com'],
      sections: [
        {
          heading: 'Resumo profissional',
          text: 'Contadora com seis anos de experiência em varejo e logística. Fecho os livros no prazo, explico os números com clareza e elimino tarefas que não ajudam ninguém. Busco uma posição sênior em uma empresa em crescimento.',
        },
        {
          heading: 'Experiência profissional',
          entries: [
            {
              title: 'Contadora',
              place: 'Araucária Transportes, Curitiba',
              dates: 'mar. 2022 – atual',
              points: [
                'Reduzi o fechamento mensal de oito para quatro dias úteis ao automatizar a conciliação bancária.',
                'Preparo obrigações fiscais e documentos de auditoria de três empresas; as duas últimas auditorias, sem ressalvas.',
                'Treino duas pessoas da equipe júnior.',
              ],
            },
            {
              title: 'Analista contábil',
              place: 'Grupo Ipê Varejo, Curitiba',
              dates: 'jul. 2019 – fev. 2022',
              points: [
                'Cuidei das contas a pagar de 14 lojas, cerca de 900 notas por mês.',
                'Identifiquei e recuperei R$ 160 mil em pagamentos duplicados.',
              ],
            },
          ],
        },
        {
          heading: 'Formação acadêmica',
          entries: [
            { title: 'Bacharelado em Ciências Contábeis', place: 'Universidade do Iguaçu', dates: '2015 – 2019' },
          ],
        },
        {
          heading: 'Competências',
          facts: [
            ['Contabilidade', 'fechamento mensal, consolidação, SPED, IFRS'],
            ['Ferramentas', 'Excel (Power Query), TOTVS Protheus, SAP'],
            ['Registro', 'CRC ativo'],
          ],
        },
        {
          heading: 'Idiomas',
          facts: [
            ['Português', 'nativo'],
            ['Inglês', 'avançado'],
          ],
        },
      ],
    },
  },
  experienced: {
    name: 'Experiência em primeiro lugar',
    forWhom:
      'Para quem tem cerca de cinco anos ou mais de carreira: resultados e experiência primeiro, estudos no fim.',
    fileName: 'Currículo com experiência',
    resume: {
      name: 'Rafael Souza Lima',
      headline: 'Gerente de operações',
      contact: ['Campinas, SP', '(19) 90000-0000', 'rafael.lima@example.com'],
      sections: [
        {
          heading: 'Principais resultados',
          points: [
            'Entregas no prazo: de 81% para 96% em 18 meses.',
            'Custo por pacote 17% menor, com o dobro do volume.',
            'Equipe ampliada de 12 para 45 pessoas, com rotatividade anual abaixo de 8%.',
          ],
        },
        {
          heading: 'Experiência profissional',
          entries: [
            {
              title: 'Gerente de operações',
              place: 'Rota Certa Logística, Campinas',
              dates: 'jan. 2020 – atual',
              points: [
                'Lidero 45 pessoas em três centros de distribuição, com orçamento anual de R$ 18 milhões.',
                'Implantei um planejamento de rotas que economiza 210 horas de direção por semana.',
                'Negociei novos contratos com seis transportadoras.',
              ],
            },
            {
              title: 'Supervisor de armazém',
              place: 'Alimentos Bandeirante, Jundiaí',
              dates: 'abr. 2015 – dez. 2019',
              points: [
                'Coordenei dois turnos com 18 pessoas; três anos sem acidente com afastamento.',
                'Reduzi as diferenças de estoque de 2,4% para 0,5% com contagens semanais.',
              ],
            },
            {
              title: 'Assistente de logística',
              place: 'Comercial Mogiana, Campinas',
              dates: 'ago. 2012 – mar. 2015',
              points: ['Programei entregas para 60 clientes e cuidei dos documentos fiscais.'],
            },
          ],
        },
        {
          heading: 'Competências',
          facts: [
            ['Liderança', 'contratação, desenvolvimento, escalas, segurança'],
            ['Operações', 'rotas, estoque, contratos, orçamento'],
            ['Ferramentas', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Formação acadêmica',
          entries: [
            { title: 'Bacharelado em Administração', place: 'Faculdade Paulista do Interior', dates: '2008 – 2012' },
          ],
        },
        {
          heading: 'Idiomas',
          facts: [
            ['Português', 'nativo'],
            ['Inglês', 'intermediário'],
          ],
        },
      ],
    },
  },
  graduate: {
    name: 'Primeiro emprego',
    forWhom:
      'Para estudantes, recém-formados e quem está começando: mostra o que você aprendeu, o que fez e de que participou.',
    fileName: 'Currículo primeiro emprego',
    resume: {
      name: 'Beatriz Andrade',
      headline: 'Recém-formada em Marketing',
      contact: ['Recife, PE', '(81) 90000-0000', 'beatriz.andrade@example.com', 'example.com/beatriz'],
      sections: [
        {
          heading: 'Objetivo',
          text: 'Primeiro emprego em marketing digital. Gosto de medir o que funciona e já cuidei de campanhas para um grupo de estudantes e para um negócio da família.',
        },
        {
          heading: 'Formação acadêmica',
          entries: [
            {
              title: 'Bacharelado em Marketing',
              place: 'Universidade do Capibaribe',
              dates: '2021 – 2025',
              points: [
                'TCC: como pequenos comércios de alimentos conquistam clientes fiéis (pesquisa com 220 pessoas).',
                'Disciplinas: pesquisa de mercado, estatística, redação publicitária.',
              ],
            },
          ],
        },
        {
          heading: 'Projetos',
          entries: [
            {
              title: 'Loja virtual da padaria da família',
              dates: '2024',
              points: ['Montei a loja e as fotos; os pedidos pela internet chegaram a 30% das vendas em seis meses.'],
            },
          ],
        },
        {
          heading: 'Estágio e outras experiências',
          entries: [
            {
              title: 'Estagiária de marketing',
              place: 'Mangue Comunicação, Recife',
              dates: 'jun. – set. 2024',
              points: ['Escrevi 24 publicações e duas newsletters; a taxa de abertura subiu de 18% para 27%.'],
            },
            {
              title: 'Atendente, meio período',
              place: 'Café da Esquina, Recife',
              dates: '2022 – 2024',
              points: ['Treinei novos colegas e fechei o caixa.'],
            },
          ],
        },
        {
          heading: 'Voluntariado',
          points: [
            'Tesoureira do cineclube da faculdade (60 membros): planejei e prestei contas de um orçamento de R$ 15 mil.',
          ],
        },
        {
          heading: 'Competências e idiomas',
          facts: [
            ['Ferramentas', 'Google Analytics, Canva, Excel'],
            ['Idiomas', 'português (nativo), inglês (avançado)'],
          ],
        },
      ],
    },
  },
}
