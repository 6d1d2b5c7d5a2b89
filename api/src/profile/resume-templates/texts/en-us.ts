import type { LocalTemplates } from '../resume.ts'

export const english: LocalTemplates = {
  classic: {
    name: 'Classic',
    forWhom: 'For most jobs and most people: one page, in the order recruiters expect.',
    fileName: 'Resume – classic',
    resume: {
      name: 'Maya Lim',
      headline: 'Accountant',
      contact: ['Singapore', '+65 8000 0000', 'maya.lim@example.com'],
      sections: [
        {
          heading: 'Summary',
          text: 'Accountant with six years in retail and logistics. I close the books on time, explain the numbers in plain words and remove work that nobody needs. Looking for a senior role in a growing company.',
        },
        {
          heading: 'Experience',
          entries: [
            {
              title: 'Accountant',
              place: 'Harbour Freight Services, Singapore',
              dates: 'Mar 2022 – present',
              points: [
                'Cut the monthly close from eight working days to four by automating bank reconciliation.',
                'Prepare GST returns and audit files for three entities; no findings in the last two audits.',
                'Train two junior colleagues.',
              ],
            },
            {
              title: 'Accounts executive',
              place: 'Orchid Retail Group, Singapore',
              dates: 'Jul 2019 – Feb 2022',
              points: [
                'Handled payables for 14 shops, about 900 invoices a month.',
                'Found and recovered S$42,000 in duplicate payments.',
              ],
            },
          ],
        },
        {
          heading: 'Education',
          entries: [
            {
              title: 'Bachelor of Accountancy',
              place: 'Straits University, Singapore',
              dates: '2015 – 2019',
            },
          ],
        },
        {
          heading: 'Skills',
          facts: [
            ['Accounting', 'month-end close, consolidation, GST, IFRS'],
            ['Tools', 'Excel (Power Query), Xero, SAP'],
            ['Certificates', 'ACCA member since 2023'],
          ],
        },
        {
          heading: 'Languages',
          facts: [
            ['English', 'native'],
            ['Mandarin', 'fluent, spoken and written'],
          ],
        },
      ],
    },
  },
  experienced: {
    name: 'Experience first',
    forWhom: 'For people with about five years or more: results and experience come first, schooling last.',
    fileName: 'Resume – experience first',
    resume: {
      name: 'Daniel Okafor',
      headline: 'Operations manager',
      contact: ['Lagos', '+234 800 000 0000', 'daniel.okafor@example.com'],
      sections: [
        {
          heading: 'Key results',
          points: [
            'Brought on-time delivery from 81% to 96% in 18 months.',
            'Lowered cost per parcel by 17% while volume doubled.',
            'Built a team from 12 to 45 people, with yearly turnover under 8%.',
          ],
        },
        {
          heading: 'Experience',
          entries: [
            {
              title: 'Operations manager',
              place: 'Swiftline Logistics, Lagos',
              dates: 'Jan 2020 – present',
              points: [
                'Lead 45 people in three warehouses; responsible for a yearly budget of ₦1.2 billion.',
                'Introduced route planning that saves 210 driving hours a week.',
                'Negotiated new contracts with six carriers.',
              ],
            },
            {
              title: 'Warehouse supervisor',
              place: 'Bluewater Foods, Lagos',
              dates: 'Apr 2015 – Dec 2019',
              points: [
                'Ran two shifts with 18 people; three years without a lost-time accident.',
                'Reduced stock differences from 2.4% to 0.5% with weekly counts.',
              ],
            },
            {
              title: 'Logistics assistant',
              place: 'Kola Trading, Ibadan',
              dates: 'Aug 2012 – Mar 2015',
              points: ['Planned deliveries for 60 customers and kept the customs papers in order.'],
            },
          ],
        },
        {
          heading: 'Skills',
          facts: [
            ['Leadership', 'hiring, coaching, shift planning, safety'],
            ['Operations', 'route planning, inventory, contracts, budgets'],
            ['Tools', 'SAP EWM, Power BI, Excel'],
          ],
        },
        {
          heading: 'Education',
          entries: [{ title: 'BSc in Business Administration', place: 'Ibadan City University', dates: '2008 – 2012' }],
        },
        {
          heading: 'Languages',
          facts: [
            ['English', 'native'],
            ['Yoruba', 'native'],
          ],
        },
      ],
    },
  },
  graduate: {
    name: 'First job',
    forWhom: 'For students, graduates and people starting out: shows what you learned, made and took part in.',
    fileName: 'Resume – first job',
    resume: {
      name: 'Ella Santos',
      headline: 'Marketing graduate',
      contact: ['Quezon City', '+63 900 000 0000', 'ella.santos@example.com', 'example.com/ella'],
      sections: [
        {
          heading: 'About me',
          text: 'Marketing graduate who likes to measure what works. I have run campaigns for a student club and a family business, and I am looking for a first full-time job in digital marketing.',
        },
        {
          heading: 'Education',
          entries: [
            {
              title: 'BSc in Marketing',
              place: 'Metro Manila College, graduated with honours',
              dates: '2021 – 2025',
              points: [
                'Thesis: how small food shops win repeat customers (survey of 220 people).',
                'Courses: consumer research, statistics, copywriting.',
              ],
            },
          ],
        },
        {
          heading: 'Projects',
          entries: [
            {
              title: 'Online shop for a family bakery',
              dates: '2024',
              points: ['Set up the shop and its photographs; online orders reached 30% of sales within six months.'],
            },
          ],
        },
        {
          heading: 'Internships and part-time work',
          entries: [
            {
              title: 'Marketing intern',
              place: 'Mango Tree Media, Makati',
              dates: 'Jun – Sep 2024',
              points: ['Wrote 24 posts and two newsletters; the opening rate rose from 18% to 27%.'],
            },
            {
              title: 'Barista, part-time',
              place: 'Corner Cup, Quezon City',
              dates: '2022 – 2024',
              points: ['Trained new colleagues and closed the till.'],
            },
          ],
        },
        {
          heading: 'Volunteering',
          points: ['Treasurer of the student film club, 60 members: planned and reported a budget of ₱180,000.'],
        },
        {
          heading: 'Skills and languages',
          facts: [
            ['Tools', 'Google Analytics, Canva, Excel'],
            ['Languages', 'Filipino (native), English (fluent)'],
          ],
        },
      ],
    },
  },
}
