import { readTable } from '../read-table.ts'

/** Names of tools and standards, the same in every language. `at`: ids of the main functions they belong to. */
export const skillTools = readTable(
  ['at'],
  `
1 | javascript | 1 20 | JavaScript
2 | typescript | 1 20 | TypeScript
3 | react | 1 20 | React
4 | nodejs | 1 20 | Node.js
5 | go | 1 20 | Go
6 | rust | 1 20 | Rust
7 | docker | 1 20 | Docker
8 | git | 1 20 | Git
9 | vuejs | 1 | Vue.js
10 | angular | 1 | Angular
11 | nextjs | 1 | Next.js
12 | html | 1 | HTML
13 | css | 1 | CSS
14 | java | 1 | Java
15 | spring-boot | 1 | Spring Boot
16 | python | 1 | Python
17 | django | 1 | Django
18 | fastapi | 1 | FastAPI
19 | c-sharp | 1 | C#
20 | dot-net | 1 | .NET
21 | php | 1 | PHP
22 | laravel | 1 | Laravel
23 | ruby-on-rails | 1 | Ruby on Rails
24 | kotlin | 1 | Kotlin
25 | swift | 1 | Swift
26 | flutter | 1 | Flutter
27 | react-native | 1 | React Native
28 | scala | 1 | Scala
29 | graphql | 1 | GraphQL
30 | rest-api | 1 | REST API
31 | postgresql | 1 | PostgreSQL
32 | mysql | 1 | MySQL
33 | mongodb | 1 | MongoDB
34 | redis | 1 | Redis
35 | elasticsearch | 1 | Elasticsearch
36 | apache-kafka | 1 | Apache Kafka
37 | apache-spark | 1 | Apache Spark
38 | airflow | 1 | Airflow
39 | dbt | 1 | dbt
40 | snowflake | 1 | Snowflake
41 | kubernetes | 1 | Kubernetes
42 | terraform | 1 | Terraform
43 | ansible | 1 | Ansible
44 | jenkins | 1 | Jenkins
45 | github-actions | 1 | GitHub Actions
46 | aws | 1 | AWS
47 | google-cloud | 1 | Google Cloud
48 | microsoft-azure | 1 | Microsoft Azure
49 | linux | 1 | Linux
50 | tensorflow | 1 | TensorFlow
51 | pytorch | 1 | PyTorch
52 | scikit-learn | 1 | scikit-learn
53 | llm | 1 | LLM
54 | jira | 1 | Jira
55 | scrum | 1 | Scrum
56 | selenium | 1 | Selenium
57 | cypress | 1 | Cypress
58 | playwright | 1 | Playwright
59 | postman | 1 | Postman
60 | active-directory | 1 | Active Directory
61 | cisco-ios | 1 | Cisco IOS
62 | siem | 1 | SIEM
63 | iso-27001 | 1 | ISO 27001
64 | owasp | 1 | OWASP
65 | ci-cd | 1 | CI/CD
66 | itil | 1 | ITIL
67 | sql | 1 2 4 | SQL
68 | tableau | 1 2 4 | Tableau
69 | power-bi | 1 2 4 | Power BI
70 | microsoft-excel | 2 11 16 14 | Microsoft Excel
71 | sap-fi | 2 | SAP FI
72 | oracle-netsuite | 2 | Oracle NetSuite
73 | quickbooks | 2 | QuickBooks
74 | xero | 2 | Xero
75 | ifrs | 2 | IFRS
76 | us-gaap | 2 | US GAAP
77 | vat | 2 | VAT
78 | cpa | 2 | CPA
79 | acca | 2 | ACCA
80 | cfa | 2 | CFA
81 | bloomberg-terminal | 2 | Bloomberg Terminal
82 | sap-s-4hana | 2 | SAP S/4HANA
83 | salesforce | 3 5 | Salesforce
84 | hubspot | 3 5 | HubSpot
85 | zendesk | 3 5 | Zendesk
86 | crm | 3 5 | CRM
87 | linkedin-sales-navigator | 3 | LinkedIn Sales Navigator
88 | zoho-crm | 3 | Zoho CRM
89 | meddic | 3 | MEDDIC
90 | spin-selling | 3 | SPIN Selling
91 | google-analytics | 4 | Google Analytics
92 | google-ads | 4 | Google Ads
93 | meta-ads | 4 | Meta Ads
94 | tiktok-ads | 4 | TikTok Ads
95 | seo | 4 | SEO
96 | sem | 4 | SEM
97 | wordpress | 4 | WordPress
98 | mailchimp | 4 | Mailchimp
99 | looker-studio | 4 | Looker Studio
100 | semrush | 4 | Semrush
101 | google-tag-manager | 4 | Google Tag Manager
102 | hootsuite | 4 | Hootsuite
103 | a-b-testing | 4 | A/B Testing
104 | intercom | 5 | Intercom
105 | freshdesk | 5 | Freshdesk
106 | genesys | 5 | Genesys
107 | voip | 5 | VoIP
108 | nps | 5 | NPS
109 | whatsapp-business | 5 | WhatsApp Business
110 | autocad | 6 7 12 | AutoCAD
111 | solidworks | 6 | SolidWorks
112 | catia | 6 | CATIA
113 | ansys | 6 | ANSYS
114 | matlab | 6 | MATLAB
115 | simulink | 6 | Simulink
116 | altium-designer | 6 | Altium Designer
117 | c-plus-plus | 6 | C++
118 | c | 6 | C
119 | rtos | 6 | RTOS
120 | fpga | 6 | FPGA
121 | plc | 6 | PLC
122 | scada | 6 | SCADA
123 | iso-14001 | 6 | ISO 14001
124 | iso-45001 | 6 | ISO 45001
125 | fmea | 6 | FMEA
126 | verilog | 6 | Verilog
127 | lean | 7 | Lean
128 | six-sigma | 7 | Six Sigma
129 | kaizen | 7 | Kaizen
130 | 5s | 7 | 5S
131 | iso-9001 | 7 | ISO 9001
132 | cnc | 7 | CNC
133 | fanuc | 7 | Fanuc
134 | mastercam | 7 | Mastercam
135 | sap-mm | 7 | SAP MM
136 | iatf-16949 | 7 | IATF 16949
137 | gmp | 7 | GMP
138 | mes | 7 | MES
139 | bls | 8 | BLS
140 | acls | 8 | ACLS
141 | hipaa | 8 | HIPAA
142 | icd-10 | 8 | ICD-10
143 | hl7 | 8 | HL7
144 | epic | 8 | Epic
145 | cpr | 8 | CPR
146 | google-classroom | 9 | Google Classroom
147 | moodle | 9 | Moodle
148 | tefl | 9 | TEFL
149 | tesol | 9 | TESOL
150 | canva | 9 | Canva
151 | zoom | 9 | Zoom
152 | ielts | 9 | IELTS
153 | haccp | 10 | HACCP
154 | opera-pms | 10 | Opera PMS
155 | micros-pos | 10 | Micros POS
156 | amadeus | 10 | Amadeus
157 | sabre | 10 | Sabre
158 | servsafe | 10 | ServSafe
159 | pos | 11 | POS
160 | shopify | 11 | Shopify
161 | shopee | 11 | Shopee
162 | lazada | 11 | Lazada
163 | amazon-seller-central | 11 | Amazon Seller Central
164 | tiktok-shop | 11 | TikTok Shop
165 | magento | 11 | Magento
166 | woocommerce | 11 | WooCommerce
167 | revit | 12 | Revit
168 | bim | 12 | BIM
169 | primavera-p6 | 12 | Primavera P6
170 | microsoft-project | 12 | Microsoft Project
171 | sketchup | 12 | SketchUp
172 | civil-3d | 12 | Civil 3D
173 | bluebeam | 12 | Bluebeam
174 | hvac | 12 | HVAC
175 | leed | 12 | LEED
176 | sap-ewm | 13 | SAP EWM
177 | wms | 13 | WMS
178 | tms | 13 | TMS
179 | incoterms | 13 | Incoterms
180 | gps | 13 | GPS
181 | apics | 13 | APICS
182 | kanban | 13 | Kanban
183 | workday | 14 | Workday
184 | sap-successfactors | 14 | SAP SuccessFactors
185 | bamboohr | 14 | BambooHR
186 | greenhouse | 14 | Greenhouse
187 | linkedin-recruiter | 14 | LinkedIn Recruiter
188 | ats | 14 | ATS
189 | microsoft-word | 15 16 | Microsoft Word
190 | microsoft-outlook | 15 16 | Microsoft Outlook
191 | google-workspace | 15 16 | Google Workspace
192 | powerpoint | 15 16 | PowerPoint
193 | docusign | 15 16 | DocuSign
194 | gdpr | 16 | GDPR
195 | aml | 16 | AML
196 | kyc | 16 | KYC
197 | lexisnexis | 16 | LexisNexis
198 | westlaw | 16 | Westlaw
199 | imanage | 16 | iManage
200 | cipp-e | 16 | CIPP/E
201 | figma | 17 | Figma
202 | adobe-photoshop | 17 | Adobe Photoshop
203 | adobe-illustrator | 17 | Adobe Illustrator
204 | adobe-indesign | 17 | Adobe InDesign
205 | after-effects | 17 | After Effects
206 | premiere-pro | 17 | Premiere Pro
207 | davinci-resolve | 17 | DaVinci Resolve
208 | blender | 17 | Blender
209 | lightroom | 17 | Lightroom
210 | framer | 17 | Framer
211 | hplc | 18 | HPLC
212 | gc-ms | 18 | GC-MS
213 | pcr | 18 | PCR
214 | elisa | 18 | ELISA
215 | western-blot | 18 | Western Blot
216 | gcp | 18 | GCP
217 | glp | 18 | GLP
218 | r | 18 | R
219 | spss | 18 | SPSS
220 | lims | 18 | LIMS
221 | crispr | 18 | CRISPR
222 | cctv | 19 | CCTV
223 | osha | 19 | OSHA
224 | solidity | 20 | Solidity
225 | ethereum | 20 | Ethereum
226 | hardhat | 20 | Hardhat
227 | foundry | 20 | Foundry
228 | ethersjs | 20 | ethers.js
229 | ipfs | 20 | IPFS
230 | solana | 20 | Solana
231 | defi | 20 | DeFi
232 | nft | 20 | NFT
233 | polygon | 20 | Polygon
234 | web3js | 20 | Web3.js
235 | zero-knowledge | 20 | Zero-Knowledge
236 | chainlink | 20 | Chainlink
237 | dune-analytics | 20 | Dune Analytics
238 | discord | 20 | Discord
239 | telegram | 20 | Telegram
`,
)
