import type { LanguageTexts } from './language-texts.ts'

export const enUs: LanguageTexts = {
  openings: [
    '{company} is growing its team in {city} and has opened the role of {title}.',
    'We are {company}, and we are looking for our next {title} in {city}.',
    'The {title} role at {company} is open because our work in {city} has outgrown the people we have.',
    'At {company} in {city}, the {title} has a clear task, a steady team and a manager who listens.',
    '{company} is hiring in {city}. The role: {title}. The reason: more work than we can do well with the people we have.',
    'Would you like to work where your judgement counts? {company} in {city} has an opening for the role of {title}.',
    '{company} in {city} invites applications for the position of {title}.',
    'A colleague is moving on to a new task, so the position of {title} at {company} in {city} is free again.',
    'This is a {city} role with {company}: {title}, with time to do the work properly.',
  ],
  team: [
    'You will work in a team of {n} and report to one manager, who meets you for half an hour every week.',
    'Your first month is for learning: a colleague sits with you, and nobody expects you to know our habits on day one.',
    'We plan the week on Monday, finish what we planned, and go home on time.',
    'The team of {n} has stayed together for years, because people here help each other and say what they think.',
    'You join {n} colleagues who know the work well and like to explain it.',
    'Questions are welcome here, also the simple ones. In return we ask you to say early when something goes wrong.',
    'Duties are shared fairly among the {n} of us, and holidays are planned together at the start of the year.',
    'After three months we sit down together, look at what went well and agree on what you would like to learn next.',
    'Most of us have been here for more than three years. New people say that they felt at home within weeks.',
  ],
  process: [
    'Your application needs a resume and two or three sentences on why this work suits you, nothing else.',
    'We tell every applicant where things stand, at the latest after one week.',
    'Hiring takes two conversations and about ten days. You hear from us either way.',
    'We read every application and answer within a week. The first talk is a short video call.',
    'After a phone call you meet the team once, in person or by video, and then we decide.',
  ],
  experience: [
    'No experience needed: we train you.',
    'A first job or an internship in the field is welcome, but not a condition.',
    'One to three years of experience in similar work.',
    'Three to five years of experience in a similar role.',
    'At least five years of experience, part of it with responsibility for results.',
    'More than ten years of experience, including leading others.',
  ],
  skills: ['Hands-on experience with {a} and {b}.', 'You know {a}; {b} is a plus.'],
  overviews: [
    '{company}, based in {city}, has worked in {industry} since {year}.',
    'Founded in {year} in {city}, {company} has made its name in {industry}.',
    '{company} has served customers in {industry} from {city} since {year}.',
  ],
  overviewEndings: [
    'Most of our customers came through other customers, and we would like to keep it that way.',
    'We grow slowly and on purpose, and promote from within where we can.',
    'We are known for keeping our word on dates, on quality and to the people who work here.',
    'About half of our people joined on the advice of a colleague.',
  ],
  recruiterTitles: ['Talent acquisition specialist', 'HR manager', 'Recruiter', 'Hiring manager'],
  questions: [
    {
      question: 'Are you allowed to work in this country without sponsorship?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Can you start within a month?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Have you done this kind of work before?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'Can you travel to our workplace every day it is needed?',
      type: 'yes_no',
      options: [],
    },
    {
      question: 'How much experience do you have in this work?',
      type: 'choice',
      options: ['None', 'Under 2 years', '2–5 years', 'Over 5 years'],
    },
    {
      question: 'How soon could you start?',
      type: 'choice',
      options: ['At once', 'In two weeks', 'In a month', 'Later'],
    },
    {
      question: 'Why would you like to work with us?',
      type: 'text',
      options: [],
    },
    {
      question: 'What pay do you expect?',
      type: 'text',
      options: [],
    },
    {
      question: 'Tell us briefly about work you are proud of.',
      type: 'text',
      options: [],
    },
  ],
  functions: {
    it: {
      intros: [
        'You build and run systems that people depend on every working day, from the first sketch to the night they need fixing.',
        'Our product is used by thousands of people, and small improvements from this seat are felt at once.',
      ],
      duties: [
        'Turn requirements into working, tested solutions and release them in small steps',
        'Review the work of colleagues and accept reviews of your own',
        'Find the causes of faults and remove them for good',
        'Document decisions so that others can build on them',
        'Work with product and design to choose the simplest thing that solves the problem',
      ],
      needs: [
        'Solid command of the technologies named in this posting',
        'A habit of testing and measuring instead of guessing',
        'Clear writing, since much of our work happens in text',
        'Experience with version control and automated delivery',
        'Care for security, privacy and accessibility',
      ],
    },
    finance: {
      intros: [
        'Figures are trusted here because someone checks them, and that someone would be you.',
        'You keep our numbers clean and explain what they mean to people who are not accountants.',
      ],
      duties: [
        'Prepare monthly and yearly closings on time',
        'Check invoices, payments and balances and clear up differences',
        'Report results and deviations from budget to management',
        'Support audits with complete and orderly documents',
        'Improve controls and routines that cost time or hide errors',
      ],
      needs: [
        'A degree or certificate in accounting, finance or a related field',
        'Sound knowledge of the local accounting and tax rules',
        'Confident use of spreadsheets and an accounting system',
        'Accuracy with details, also when a deadline is near',
        'Discretion with confidential information',
      ],
    },
    sales: {
      intros: [
        'You win customers by understanding their problem first and talking about our product second.',
        'Good relationships sell for years, so we pay for customers who stay, not for signatures alone.',
      ],
      duties: [
        'Find and approach new customers in your area',
        'Look after existing customers and recognise what they need next',
        'Prepare offers and negotiate terms that both sides can live with',
        'Keep the customer database up to date',
        'Pass on what customers say to product and service teams',
      ],
      needs: [
        'Pleasure in talking with people and in listening to them',
        'A record of targets met, or the will to build one',
        'Persistence without pushiness',
        'A structured way of working, also on the road',
        'Confident use of a customer database',
      ],
    },
    marketing: {
      intros: [
        'You decide what we say, where we say it and how we know that it worked.',
        'Our marketing is honest and measured, and you have room to try things and stop what fails.',
      ],
      duties: [
        'Plan and run campaigns from brief to report',
        'Write and commission content that our readers find useful',
        'Watch budgets and results, and move money to what works',
        'Work with designers, agencies and sales',
        'Keep the brand recognisable in every channel',
      ],
      needs: [
        'Experience with campaigns in digital or classic media',
        'A feeling for language and for what an audience cares about',
        'Confident handling of analytics tools',
        'Organisation, with several projects running at once',
        'Curiosity about new channels',
      ],
    },
    service: {
      intros: [
        'When customers call, they want one person who understands and solves it. That is the job.',
        'You give customers a quick, friendly answer, and you have the authority to put things right.',
      ],
      duties: [
        'Answer questions by phone, email and chat',
        'Solve problems at the first contact wherever possible',
        'Hand difficult cases to specialists and follow them to the end',
        'Record each case so that colleagues can continue it',
        'Report repeated problems so that their causes are removed',
      ],
      needs: [
        'A friendly and patient manner, also with upset customers',
        'Good spoken and written expression',
        'Quick orientation in computer systems',
        'Readiness to work in shifts where agreed',
        'A calm head on busy days',
      ],
    },
    engineering: {
      intros: [
        'You take technical ideas from calculation to a thing that works outside in the rain.',
        'Our projects are large enough to be interesting and small enough that your name is on them.',
      ],
      duties: [
        'Design, calculate and document technical solutions',
        'Run tests and evaluate the results',
        'Work with production and suppliers until the first part is right',
        'Analyse failures and improve the design',
        'See that standards and safety rules are kept',
      ],
      needs: [
        'A degree or technical training in a fitting field of engineering',
        'Experience with design or simulation software',
        'Understanding of relevant standards and approval procedures',
        'A practical eye and pleasure in solving problems',
        'Ability to explain technical matters to others',
      ],
    },
    manufacturing: {
      intros: [
        'Good products come from people who know their line. You keep ours running, safe and clean.',
        'You work in a modern plant with fixed shifts, fair breaks and machines that are looked after.',
      ],
      duties: [
        'Set up and operate machines according to the work plan',
        'Check quality during production and record the results',
        'Report faults and help to remove them',
        'Keep the workplace orderly and safe',
        'Suggest improvements, many of which we carry out',
      ],
      needs: [
        'Experience in production or a technical trade is an advantage',
        'Careful and reliable work',
        'Readiness for shift work',
        'Good eyesight and steady hands',
        'Respect for safety rules',
      ],
    },
    health: {
      intros: [
        'Patients remember how they were treated, in both senses. We take the time that this needs.',
        'You work with experienced colleagues, modern equipment and duty rosters that are known in advance.',
      ],
      duties: [
        'Care for and advise patients with respect',
        'Carry out examinations or treatments according to current standards',
        'Document findings completely and in time',
        'Work closely with other professions and with families',
        'Follow hygiene and safety rules at all times',
      ],
      needs: [
        'Completed training and, where required, a valid licence',
        'Professional knowledge that you keep up to date',
        'Empathy and a calm manner',
        'Careful documentation',
        'Readiness for weekend or night duty as agreed',
      ],
    },
    education: {
      intros: [
        'You help people understand something today that they did not understand yesterday.',
        'Small groups, prepared material and parents who are kept informed: that is how we work.',
      ],
      duties: [
        'Prepare and give lessons that fit the learners',
        'Watch progress and give feedback that helps',
        'Talk with parents or clients about goals and results',
        'Develop learning material with colleagues',
        'Create a safe and friendly learning atmosphere',
      ],
      needs: [
        'Training or experience in teaching the subject or age group',
        'Patience and good humour',
        'Clear speech and good writing',
        'Confidence with digital learning tools',
        'A clean record for work with learners',
      ],
    },
    hospitality: {
      intros: [
        'Guests come back for the food and for the faces. We would like yours to be one of them.',
        'A lively house, a team that eats together before service, and rosters two weeks ahead.',
      ],
      duties: [
        'Welcome and look after guests attentively',
        'Prepare and present what we serve to our standard',
        'Keep your area clean and follow hygiene rules',
        'Help colleagues when it gets busy',
        'Take requests and complaints seriously and settle them on the spot',
      ],
      needs: [
        'Pleasure in being a host',
        'Experience in hotels or restaurants is welcome, motivation counts more',
        'Neat appearance and good manners',
        'Readiness to work evenings and weekends',
        'Stamina and teamwork',
      ],
    },
    retail: {
      intros: [
        'Customers notice a shop where the staff know the goods and like being there.',
        'You stand for good advice, a tidy floor and a friendly goodbye, even just before closing.',
      ],
      duties: [
        'Advise customers and help them to choose',
        'Handle the till and the daily cash report',
        'Receive goods, price them and present them well',
        'Take part in stocktaking',
        'Keep an eye on sales figures and stock levels',
      ],
      needs: [
        'Friendly manner and pleasure in selling',
        'Reliability with money and goods',
        'Flexible hours, also on Saturdays',
        'Good basic computer skills',
        'Experience in retail is an advantage',
      ],
    },
    logistics: {
      intros: [
        'Goods are only useful where they are needed. You see that they get there whole and on time.',
        'We move things for people who plan around us, so order and punctuality come first.',
      ],
      duties: [
        'Receive, check, store and dispatch goods',
        'Plan routes, transports or orders and adapt them when things change',
        'Keep stock and documents exact',
        'Coordinate with drivers, suppliers and customers',
        'Follow safety rules for loads, vehicles and people',
      ],
      needs: [
        'Experience in a warehouse, transport or purchasing',
        'The licences that the role needs, such as a driving licence',
        'Careful handling of documents and systems',
        'Physical fitness where goods are moved by hand',
        'Punctuality',
      ],
    },
    construction: {
      intros: [
        'What you build will stand for decades. We plan it properly so that you can be proud of it.',
        'Our sites are well prepared, well supplied and safe, and people go home on Fridays.',
      ],
      duties: [
        'Carry out or oversee work according to drawings and schedule',
        'Check quality, quantities and cost',
        'Coordinate trades and suppliers on site',
        'Keep records of progress and changes',
        'See that safety rules are followed by everyone',
      ],
      needs: [
        'Completed training or a degree in the field',
        'Experience on building sites',
        'Ability to read drawings and plans',
        'Reliability and team spirit',
        'A driving licence is an advantage',
      ],
    },
    hr: {
      intros: [
        'People decide in the first weeks whether they stay. You make those weeks, and the years after, good ones.',
        'You are the person whom managers ask before they decide and whom employees trust afterwards.',
      ],
      duties: [
        'Look after employees and managers in all personnel matters',
        'Run hiring from advertisement to first day',
        'Prepare contracts, letters and payroll data',
        'Plan training and development',
        'Keep personnel data correct and confidential',
      ],
      needs: [
        'Training or a degree in human resources, business or psychology',
        'Knowledge of labour law',
        'Discretion and a sense of fairness',
        'Good conversation and interview technique',
        'Experience with a personnel system',
      ],
    },
    admin: {
      intros: [
        'Someone here always knows where things are and what happens next. We hope that it will be you.',
        'You keep the office running smoothly and give everyone else time for their work.',
      ],
      duties: [
        'Manage correspondence, appointments and files',
        'Receive visitors and answer calls',
        'Prepare documents, meetings and travel',
        'Order supplies and check invoices',
        'Support colleagues in daily business',
      ],
      needs: [
        'Training in office work or comparable experience',
        'Confident use of office software',
        'Good spelling and a friendly voice on the phone',
        'Order and foresight',
        'Discretion',
      ],
    },
    legal: {
      intros: [
        'We want advice that can be understood and acted upon, not only opinions that are correct.',
        'You protect the company by being asked early, and people ask early because you help.',
      ],
      duties: [
        'Draft, review and negotiate contracts',
        'Advise departments on legal and regulatory questions',
        'Follow changes in law and explain what they mean for us',
        'Prepare files, deadlines and correspondence',
        'Train colleagues and check that rules are followed',
      ],
      needs: [
        'Legal training that fits the role',
        'Exact language, in speech and in writing',
        'Sound judgement of risk',
        'Careful handling of deadlines and confidential matters',
        'Readiness to look for solutions',
      ],
    },
    design: {
      intros: [
        'You give form to ideas, and you can say why it looks the way it does.',
        'Good work needs time to be thrown away and made better. We plan for that.',
      ],
      duties: [
        'Develop concepts and carry them through to the finished work',
        'Present drafts and take feedback without taking offence',
        'Keep the visual language or editorial line consistent',
        'Work with writers, developers and clients',
        'Prepare files and texts for publication',
      ],
      needs: [
        'A portfolio that shows how you think',
        'Command of the usual tools of the trade',
        'A feeling for detail and for the whole',
        'Ability to meet deadlines',
        'Openness to criticism',
      ],
    },
    science: {
      intros: [
        'Careful work brings results that others can repeat. This is what we stand for.',
        'You have modern equipment, time for thorough work and colleagues who ask good questions.',
      ],
      duties: [
        'Plan and carry out experiments, studies or analyses',
        'Evaluate data and write reports',
        'Look after equipment and materials',
        'Follow quality and safety rules',
        'Present results to colleagues and partners',
      ],
      needs: [
        'A degree or training in a natural science',
        'Practical experience with the usual methods',
        'Exact and documented work',
        'Good command of statistics software',
        'Ability to read and write technical texts in English',
      ],
    },
    security: {
      intros: [
        'People feel safe and well in places that are looked after. You are the one who looks after them.',
        'You work at a fixed site with clear instructions, good equipment and a supervisor within reach.',
      ],
      duties: [
        'Carry out rounds or tasks according to plan',
        'Watch over the site and report anything unusual',
        'Help visitors, residents or customers in a friendly way',
        'Use equipment and materials properly',
        'Hand over to the next shift with a short record',
      ],
      needs: [
        'Reliability and punctuality',
        'The certificate or permit that the work requires',
        'Neat appearance and polite manner',
        'Readiness for shift work',
        'Experience in a similar job is welcome',
      ],
    },
    web3: {
      intros: [
        'You build on open networks where every mistake is public and every improvement is, too.',
        'Our team works across time zones, writes things down and ships only what has been audited.',
      ],
      duties: [
        'Design and carry out work on our protocol and products',
        'Test and review with security first',
        'Follow developments in the main networks and judge what matters',
        'Explain our work to the community in plain words',
        'Measure use and act on what the data shows',
      ],
      needs: [
        'Experience with at least one public blockchain',
        'Understanding of wallets, tokens and typical attacks',
        'A way of working that suits a distributed team',
        'Good written English',
        'Healthy scepticism about hype',
      ],
    },
  },
}
