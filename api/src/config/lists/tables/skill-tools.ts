import { readTable } from '../read-table.ts'

/** Names of tools and standards, the same in every language. `at`: ids of the main functions they belong to, or of job functions after a j. */
export const skillTools = readTable(
  ['at'],
  `
1 | javascript | j1 j72 | JavaScript
2 | typescript | j1 j72 | TypeScript
3 | react | j1 j72 | React
4 | nodejs | j1 j72 | Node.js
5 | go | j1 j72 | Go
6 | rust | j1 j72 | Rust
7 | docker | j1 j3 j72 | Docker
8 | git | j1 j2 j3 j5 j72 | Git
9 | vuejs | j1 | Vue.js
10 | angular | j1 | Angular
11 | nextjs | j1 | Next.js
12 | html | j1 | HTML
13 | css | j1 | CSS
14 | java | j1 | Java
15 | spring-boot | j1 | Spring Boot
16 | django | j1 | Django
17 | fastapi | j1 | FastAPI
18 | c-sharp | j1 | C#
19 | dot-net | j1 | .NET
20 | php | j1 | PHP
21 | laravel | j1 | Laravel
22 | ruby-on-rails | j1 | Ruby on Rails
23 | kotlin | j1 | Kotlin
24 | swift | j1 | Swift
25 | flutter | j1 | Flutter
26 | react-native | j1 | React Native
27 | graphql | j1 | GraphQL
28 | rest-api | j1 | REST API
29 | postgresql | j1 | PostgreSQL
30 | mysql | j1 | MySQL
31 | mongodb | j1 | MongoDB
32 | redis | j1 | Redis
33 | python | j1 j2 | Python
34 | scala | j2 | Scala
35 | elasticsearch | j2 | Elasticsearch
36 | apache-kafka | j2 | Apache Kafka
37 | apache-spark | j2 | Apache Spark
38 | airflow | j2 | Airflow
39 | dbt | j2 | dbt
40 | snowflake | j2 | Snowflake
41 | tensorflow | j2 | TensorFlow
42 | pytorch | j2 | PyTorch
43 | scikit-learn | j2 | scikit-learn
44 | llm | j2 | LLM
45 | kubernetes | j3 | Kubernetes
46 | terraform | j3 | Terraform
47 | ansible | j3 | Ansible
48 | jenkins | j3 | Jenkins
49 | github-actions | j3 | GitHub Actions
50 | cisco-ios | j3 | Cisco IOS
51 | siem | j3 | SIEM
52 | iso-27001 | j3 | ISO 27001
53 | owasp | j3 | OWASP
54 | ci-cd | j3 | CI/CD
55 | aws | j1 j2 j3 | AWS
56 | google-cloud | j1 j2 j3 | Google Cloud
57 | microsoft-azure | j3 j5 | Microsoft Azure
58 | linux | j3 j5 | Linux
59 | active-directory | j3 j5 | Active Directory
60 | jira | j4 j5 | Jira
61 | scrum | j4 | Scrum
62 | selenium | j5 | Selenium
63 | cypress | j5 | Cypress
64 | playwright | j5 | Playwright
65 | postman | j5 | Postman
66 | itil | j5 | ITIL
67 | sql | 2 4 j2 | SQL
68 | tableau | 2 4 j2 | Tableau
69 | power-bi | 2 4 j2 | Power BI
70 | microsoft-excel | 2 j47 j48 14 15 | Microsoft Excel
71 | sap-fi | 2 | SAP FI
72 | oracle-netsuite | 2 | Oracle NetSuite
73 | quickbooks | 2 | QuickBooks
74 | xero | 2 | Xero
75 | ifrs | 2 | IFRS
76 | vat | 2 | VAT
77 | cpa | 2 | CPA
78 | acca | 2 | ACCA
79 | cfa | 2 | CFA
80 | bloomberg-terminal | 2 | Bloomberg Terminal
81 | sap-s-4hana | 2 | SAP S/4HANA
82 | salesforce | 3 5 | Salesforce
83 | hubspot | 3 5 | HubSpot
84 | zendesk | 3 5 | Zendesk
85 | crm | 3 5 | CRM
86 | linkedin-sales-navigator | 3 | LinkedIn Sales Navigator
87 | zoho-crm | 3 | Zoho CRM
88 | meddic | 3 | MEDDIC
89 | spin-selling | 3 | SPIN Selling
90 | google-analytics | 4 | Google Analytics
91 | google-ads | 4 | Google Ads
92 | meta-ads | 4 | Meta Ads
93 | tiktok-ads | 4 | TikTok Ads
94 | seo | 4 | SEO
95 | sem | 4 | SEM
96 | wordpress | 4 | WordPress
97 | mailchimp | 4 | Mailchimp
98 | looker-studio | 4 | Looker Studio
99 | semrush | 4 | Semrush
100 | google-tag-manager | 4 | Google Tag Manager
101 | hootsuite | 4 | Hootsuite
102 | a-b-testing | 4 | A/B Testing
103 | intercom | 5 | Intercom
104 | freshdesk | 5 | Freshdesk
105 | genesys | 5 | Genesys
106 | voip | 5 | VoIP
107 | nps | 5 | NPS
108 | whatsapp-business | 5 | WhatsApp Business
109 | autocad | j21 j22 j49 j51 | AutoCAD
110 | solidworks | j21 | SolidWorks
111 | catia | j21 | CATIA
112 | ansys | j21 | ANSYS
113 | fmea | j21 | FMEA
114 | matlab | j21 j22 | MATLAB
115 | simulink | j21 j22 | Simulink
116 | altium-designer | j22 | Altium Designer
117 | c-plus-plus | j22 | C++
118 | c | j22 | C
119 | rtos | j22 | RTOS
120 | fpga | j22 | FPGA
121 | verilog | j22 | Verilog
122 | plc | j22 j24 | PLC
123 | scada | j22 j24 | SCADA
124 | iso-14001 | j23 | ISO 14001
125 | iso-45001 | j23 | ISO 45001
126 | lean | 7 | Lean
127 | kaizen | 7 | Kaizen
128 | 5s | 7 | 5S
129 | six-sigma | j26 | Six Sigma
130 | iso-9001 | j26 | ISO 9001
131 | iatf-16949 | j26 | IATF 16949
132 | gmp | j26 | GMP
133 | cnc | j27 | CNC
134 | fanuc | j27 | Fanuc
135 | mastercam | j27 | Mastercam
136 | sap-mm | j28 | SAP MM
137 | mes | j28 | MES
138 | bls | j29 j30 | BLS
139 | acls | j29 j30 | ACLS
140 | cpr | j29 j30 | CPR
141 | icd-10 | j30 | ICD-10
142 | hl7 | j29 j30 j31 | HL7
143 | epic | j29 j30 j31 | Epic
144 | google-classroom | 9 | Google Classroom
145 | moodle | 9 | Moodle
146 | tefl | 9 | TEFL
147 | tesol | 9 | TESOL
148 | canva | 9 | Canva
149 | zoom | 9 | Zoom
150 | ielts | 9 | IELTS
151 | haccp | 10 | HACCP
152 | servsafe | j37 j38 | ServSafe
153 | micros-pos | j38 j39 | Micros POS
154 | opera-pms | j39 | Opera PMS
155 | amadeus | j40 | Amadeus
156 | sabre | j40 | Sabre
157 | pos | j41 j42 | POS
158 | shopify | j44 | Shopify
159 | shopee | j44 | Shopee
160 | lazada | j44 | Lazada
161 | amazon-seller-central | j44 | Amazon Seller Central
162 | tiktok-shop | j44 | TikTok Shop
163 | magento | j44 | Magento
164 | woocommerce | j44 | WooCommerce
165 | revit | j51 | Revit
166 | bim | j51 | BIM
167 | sketchup | j51 | SketchUp
168 | civil-3d | j51 | Civil 3D
169 | leed | j51 | LEED
170 | primavera-p6 | j49 | Primavera P6
171 | microsoft-project | j49 | Microsoft Project
172 | bluebeam | j49 | Bluebeam
173 | hvac | j52 | HVAC
174 | sap-ewm | j45 | SAP EWM
175 | wms | j45 | WMS
176 | tms | j46 | TMS
177 | gps | j46 | GPS
178 | incoterms | j47 j48 | Incoterms
179 | apics | j47 | APICS
180 | kanban | j47 | Kanban
181 | workday | 14 | Workday
182 | sap-successfactors | 14 | SAP SuccessFactors
183 | bamboohr | 14 | BambooHR
184 | greenhouse | 14 | Greenhouse
185 | linkedin-recruiter | 14 | LinkedIn Recruiter
186 | ats | 14 | ATS
187 | microsoft-word | 15 16 | Microsoft Word
188 | microsoft-outlook | 15 16 | Microsoft Outlook
189 | google-workspace | 15 16 | Google Workspace
190 | powerpoint | 15 16 | PowerPoint
191 | docusign | 15 16 | DocuSign
192 | gdpr | 16 | GDPR
193 | aml | 16 | AML
194 | kyc | 16 | KYC
195 | lexisnexis | 16 | LexisNexis
196 | westlaw | 16 | Westlaw
197 | imanage | 16 | iManage
198 | cipp-e | 16 | CIPP/E
199 | figma | j62 | Figma
200 | framer | j62 | Framer
201 | adobe-photoshop | j62 j63 | Adobe Photoshop
202 | adobe-illustrator | j62 j63 | Adobe Illustrator
203 | adobe-indesign | j63 j65 | Adobe InDesign
204 | after-effects | j64 | After Effects
205 | premiere-pro | j64 | Premiere Pro
206 | davinci-resolve | j64 | DaVinci Resolve
207 | blender | j64 | Blender
208 | lightroom | j64 | Lightroom
209 | hplc | j67 | HPLC
210 | gc-ms | j67 | GC-MS
211 | pcr | j66 | PCR
212 | elisa | j66 | ELISA
213 | western-blot | j66 | Western Blot
214 | crispr | j66 | CRISPR
215 | gcp | j68 | GCP
216 | glp | 18 | GLP
217 | r | 18 | R
218 | spss | 18 | SPSS
219 | lims | 18 | LIMS
220 | cctv | j69 | CCTV
221 | solidity | j72 | Solidity
222 | hardhat | j72 | Hardhat
223 | foundry | j72 | Foundry
224 | ethersjs | j72 | ethers.js
225 | ipfs | j72 | IPFS
226 | web3js | j72 | Web3.js
227 | zero-knowledge | j72 | Zero-Knowledge
228 | chainlink | j72 | Chainlink
229 | ethereum | 20 | Ethereum
230 | solana | 20 | Solana
231 | polygon | 20 | Polygon
232 | defi | 20 | DeFi
233 | nft | 20 | NFT
234 | dune-analytics | j73 j74 | Dune Analytics
235 | discord | j74 | Discord
236 | telegram | j74 | Telegram
`,
)
