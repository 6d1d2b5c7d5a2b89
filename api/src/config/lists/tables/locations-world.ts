import { readTable } from '../read-table.ts'

/** Cities and districts by country; `code` is ISO 3166-1 alpha-2. An empty name reads as the first (Latin) one. */
export const locationsWorld = readTable(
  ['country', 'code', 'latitude', 'longitude'],
  `
94 | new-york-city | us | US | 40.7143 | -74.0060 | New York City | 纽约 | 紐約 | ニューヨーク | Nueva York | Nova York | New York | New York | New York | نيويورك
95 | san-francisco | us | US | 37.7749 | -122.4194 | San Francisco | 旧金山 | 舊金山 | サンフランシスコ |  |  |  |  |  | سان فرانسيسكو
96 | los-angeles | us | US | 34.0522 | -118.2437 | Los Angeles | 洛杉矶 | 洛杉磯 | ロサンゼルス | Los Ángeles |  |  |  |  | لوس أنجلوس
97 | seattle | us | US | 47.6062 | -122.3321 | Seattle | 西雅图 | 西雅圖 | シアトル |  |  |  |  |  | سياتل
98 | chicago | us | US | 41.8500 | -87.6500 | Chicago | 芝加哥 | 芝加哥 | シカゴ |  |  |  |  |  | شيكاغو
99 | austin | us | US | 30.2672 | -97.7431 | Austin | 奥斯汀 | 奧斯汀 | オースティン |  |  |  |  |  | أوستن
100 | boston | us | US | 42.3584 | -71.0598 | Boston | 波士顿 | 波士頓 | ボストン |  |  |  |  |  | بوسطن
101 | denver | us | US | 39.7392 | -104.9847 | Denver | 丹佛 | 丹佛 | デンバー |  |  |  |  |  | دنفر
102 | atlanta | us | US | 33.7490 | -84.3880 | Atlanta | 亚特兰大 | 亞特蘭大 | アトランタ |  |  |  |  |  | أتلانتا
103 | houston | us | US | 29.7633 | -95.3633 | Houston | 休斯敦 | 休士頓 | ヒューストン |  |  |  |  |  | هيوستن
104 | dallas | us | US | 32.7831 | -96.8067 | Dallas | 达拉斯 | 達拉斯 | ダラス |  |  |  |  |  | دالاس
105 | miami | us | US | 25.7743 | -80.1937 | Miami | 迈阿密 | 邁阿密 | マイアミ |  |  |  |  |  | ميامي
106 | san-diego | us | US | 32.7157 | -117.1647 | San Diego | 圣迭戈 | 聖地牙哥 | サンディエゴ |  |  |  |  |  | سان دييغو
107 | portland | us | US | 45.5234 | -122.6762 | Portland | 波特兰 | 波特蘭 | ポートランド |  |  |  |  |  | بورتلاند
108 | philadelphia | us | US | 39.9523 | -75.1638 | Philadelphia | 费城 | 費城 | フィラデルフィア | Filadelfia | Filadélfia |  |  |  | فيلادلفيا
109 | phoenix | us | US | 33.4484 | -112.0740 | Phoenix | 凤凰城 | 鳳凰城 | フェニックス |  |  |  |  |  | فينيكس
110 | minneapolis | us | US | 44.9800 | -93.2638 | Minneapolis | 明尼阿波利斯 | 明尼阿波利斯 | ミネアポリス |  |  |  |  |  | مينيابوليس
111 | washington-dc | us | US | 38.8951 | -77.0364 | Washington D.C. | 华盛顿 | 華盛頓 | ワシントンD.C. |  |  |  |  |  | واشنطن
112 | raleigh | us | US | 35.7721 | -78.6386 | Raleigh | 罗利 | 羅利 | ローリー |  |  |  |  |  | رالي
113 | columbus | us | US | 39.9612 | -82.9988 | Columbus | 哥伦布 | 哥倫布 | コロンバス |  |  |  |  |  | كولومبوس
114 | london | gb | GB | 51.5085 | -0.1257 | London | 伦敦 | 倫敦 | ロンドン | Londres | Londres |  |  | Londra | لندن
115 | manchester | gb | GB | 53.4809 | -2.2374 | Manchester | 曼彻斯特 | 曼徹斯特 | マンチェスター | Mánchester |  |  |  |  | مانشستر
116 | birmingham | gb | GB | 52.4814 | -1.8998 | Birmingham | 伯明翰 | 伯明翰 | バーミンガム |  |  |  |  |  | برمنغهام
117 | leeds | gb | GB | 53.7965 | -1.5478 | Leeds | 利兹 | 利茲 | リーズ |  |  |  |  |  | ليدز
118 | bristol | gb | GB | 51.4552 | -2.5966 | Bristol | 布里斯托尔 | 布里斯托 | ブリストル |  |  |  |  |  | بريستول
119 | glasgow | gb | GB | 55.8651 | -4.2576 | Glasgow | 格拉斯哥 | 格拉斯哥 | グラスゴー |  |  |  |  |  | غلاسكو
120 | edinburgh | gb | GB | 55.9521 | -3.1965 | Edinburgh | 爱丁堡 | 愛丁堡 | エディンバラ | Edimburgo | Edimburgo |  |  |  | إدنبرة
121 | liverpool | gb | GB | 53.4106 | -2.9779 | Liverpool | 利物浦 | 利物浦 | リバプール |  |  |  |  |  | ليفربول
122 | cambridge | gb | GB | 52.2000 | 0.1167 | Cambridge | 剑桥 | 劍橋 | ケンブリッジ |  |  |  |  |  | كامبريدج
123 | cardiff | gb | GB | 51.4800 | -3.1800 | Cardiff | 加的夫 | 卡地夫 | カーディフ |  |  |  |  |  | كارديف
124 | belfast | gb | GB | 54.5968 | -5.9254 | Belfast | 贝尔法斯特 | 貝爾法斯特 | ベルファスト |  |  |  |  |  | بلفاست
125 | newcastle-upon-tyne | gb | GB | 54.9733 | -1.6140 | Newcastle upon Tyne | 纽卡斯尔 | 新堡 | ニューカッスル |  |  |  |  |  | نيوكاسل
126 | sheffield | gb | GB | 53.3830 | -1.4659 | Sheffield | 谢菲尔德 | 雪菲爾 | シェフィールド |  |  |  |  |  | شفيلد
127 | reading | gb | GB | 51.4562 | -0.9711 | Reading | 雷丁 | 雷丁 | レディング |  |  |  |  |  | ريدينغ
128 | toronto | ca | CA | 43.7001 | -79.4163 | Toronto | 多伦多 | 多倫多 | トロント |  |  |  |  |  | تورونتو
129 | vancouver | ca | CA | 49.2497 | -123.1193 | Vancouver | 温哥华 | 溫哥華 | バンクーバー |  |  |  |  |  | فانكوفر
130 | montreal | ca | CA | 45.5088 | -73.5878 | Montréal | 蒙特利尔 | 蒙特婁 | モントリオール |  |  |  |  |  | مونتريال
131 | calgary | ca | CA | 51.0501 | -114.0853 | Calgary | 卡尔加里 | 卡加利 | カルガリー |  |  |  |  |  | كالغاري
132 | ottawa | ca | CA | 45.4112 | -75.6981 | Ottawa | 渥太华 | 渥太華 | オタワ |  |  |  |  |  | أوتاوا
133 | edmonton | ca | CA | 53.5501 | -113.4687 | Edmonton | 埃德蒙顿 | 艾德蒙頓 | エドモントン |  |  |  |  |  | إدمونتون
134 | waterloo | ca | CA | 43.4668 | -80.5164 | Waterloo | 滑铁卢 | 滑鐵盧 | ウォータールー |  |  |  |  |  | واترلو
135 | winnipeg | ca | CA | 49.8844 | -97.1470 | Winnipeg | 温尼伯 | 溫尼伯 | ウィニペグ |  |  |  |  |  | وينيبيغ
136 | halifax | ca | CA | 44.6464 | -63.5729 | Halifax | 哈利法克斯 | 哈利法克斯 | ハリファックス |  |  |  |  |  | هاليفاكس
137 | quebec | ca | CA | 46.8123 | -71.2145 | Québec | 魁北克市 | 魁北克市 | ケベック |  |  |  |  |  | مدينة كيبك
138 | mississauga | ca | CA | 43.5789 | -79.6583 | Mississauga | 密西沙加 | 密西沙加 | ミシサガ |  |  |  |  |  | ميسيساغا
139 | victoria | ca | CA | 48.4359 | -123.3516 | Victoria | 维多利亚 | 維多利亞 | ビクトリア |  |  |  |  |  | فيكتوريا
140 | sao-paulo | br | BR | -23.5475 | -46.6361 | São Paulo | 圣保罗 | 聖保羅 | サンパウロ |  |  |  |  |  | ساو باولو
141 | rio-de-janeiro | br | BR | -22.9064 | -43.1822 | Rio de Janeiro | 里约热内卢 | 里約熱內盧 | リオデジャネイロ |  |  |  |  |  | ريو دي جانيرو
142 | belo-horizonte | br | BR | -19.9208 | -43.9378 | Belo Horizonte | 贝洛奥里藏特 | 貝洛奧里藏特 | ベロオリゾンテ |  |  |  |  |  | بيلو هوريزونتي
143 | brasilia | br | BR | -15.7797 | -47.9297 | Brasília | 巴西利亚 | 巴西利亞 | ブラジリア |  |  |  |  |  | برازيليا
144 | curitiba | br | BR | -25.4278 | -49.2731 | Curitiba | 库里蒂巴 | 庫里奇巴 | クリチバ |  |  |  |  |  | كوريتيبا
145 | porto-alegre | br | BR | -30.0328 | -51.2302 | Porto Alegre | 阿雷格里港 | 阿雷格里港 | ポルト・アレグレ |  |  |  |  |  | بورتو أليغري
146 | florianopolis | br | BR | -27.5967 | -48.5492 | Florianópolis | 弗洛里亚诺波利斯 | 弗洛里亞諾波利斯 | フロリアノポリス |  |  |  |  |  | فلوريانوبوليس
147 | campinas | br | BR | -22.9056 | -47.0608 | Campinas | 坎皮纳斯 | 坎皮納斯 | カンピーナス |  |  |  |  |  | كامبيناس
148 | salvador | br | BR | -12.9711 | -38.5108 | Salvador | 萨尔瓦多 | 薩爾瓦多 | サルヴァドール |  |  |  |  |  | سلفادور
149 | recife | br | BR | -8.0539 | -34.8811 | Recife | 累西腓 | 雷西非 | レシフェ |  |  |  |  |  | ريسيفي
150 | fortaleza | br | BR | -3.7172 | -38.5431 | Fortaleza | 福塔莱萨 | 福塔雷薩 | フォルタレザ |  |  |  |  |  | فورتاليزا
151 | goiania | br | BR | -16.6786 | -49.2539 | Goiânia | 戈亚尼亚 | 戈亞尼亞 | ゴイアニア |  |  |  |  |  | غويانيا
152 | manaus | br | BR | -3.1019 | -60.0250 | Manaus | 玛瑙斯 | 瑪瑙斯 | マナウス |  |  |  |  |  | ماناوس
153 | joinville | br | BR | -26.3044 | -48.8456 | Joinville | 若因维利 | 若茵維利 | ジョインヴィレ |  |  |  |  |  | جوينفيلي
154 | istanbul | tr | TR | 41.0138 | 28.9497 | Istanbul | 伊斯坦布尔 | 伊斯坦堡 | イスタンブール | Estambul | Istambul |  |  | İstanbul | إسطنبول
155 | ankara | tr | TR | 39.9199 | 32.8543 | Ankara | 安卡拉 | 安卡拉 | アンカラ |  |  |  |  |  | أنقرة
156 | izmir | tr | TR | 38.4127 | 27.1384 | İzmir | 伊兹密尔 | 伊茲密爾 | イズミル |  |  |  |  |  | إزمير
157 | bursa | tr | TR | 40.1956 | 29.0601 | Bursa | 布尔萨 | 布爾薩 | ブルサ |  |  |  |  |  | بورصة
158 | antalya | tr | TR | 36.9081 | 30.6956 | Antalya | 安塔利亚 | 安塔利亞 | アンタルヤ |  |  |  |  |  | أنطاليا
159 | kocaeli | tr | TR | 40.7654 | 29.9408 | Kocaeli | 科贾埃利 | 科賈埃利 | コジャエリ |  |  |  |  |  | قوجه إيلي
160 | adana | tr | TR | 36.9862 | 35.3253 | Adana | 阿达纳 | 阿達納 | アダナ |  |  |  |  |  | أضنة
161 | konya | tr | TR | 37.8713 | 32.4846 | Konya | 科尼亚 | 科尼亞 | コンヤ |  |  |  |  |  | قونية
162 | gaziantep | tr | TR | 37.0594 | 37.3825 | Gaziantep | 加济安泰普 | 加濟安泰普 | ガズィアンテプ |  |  |  |  |  | غازي عنتاب
163 | kayseri | tr | TR | 38.7322 | 35.4853 | Kayseri | 开塞利 | 開塞利 | カイセリ |  |  |  |  |  | قيصري
164 | eskisehir | tr | TR | 39.7767 | 30.5206 | Eskişehir | 埃斯基谢希尔 | 埃斯基謝希爾 | エスキシェヒル |  |  |  |  |  | إسكي شهر
165 | mersin | tr | TR | 36.8120 | 34.6389 | Mersin | 梅尔辛 | 梅爾辛 | メルスィン |  |  |  |  |  | مرسين
166 | lagos | ng | NG | 6.4541 | 3.3947 | Lagos | 拉各斯 | 拉各斯 | ラゴス |  |  |  |  |  | لاغوس
167 | abuja | ng | NG | 9.0579 | 7.4951 | Abuja | 阿布贾 | 阿布賈 | アブジャ |  |  |  |  |  | أبوجا
168 | port-harcourt | ng | NG | 4.7774 | 7.0134 | Port Harcourt | 哈科特港 | 哈科特港 | ポートハーコート |  |  |  |  |  | بورت هاركورت
169 | ibadan | ng | NG | 7.3776 | 3.9059 | Ibadan | 伊巴丹 | 伊巴丹 | イバダン |  |  |  |  |  | إبادان
170 | kano | ng | NG | 12.0001 | 8.5167 | Kano | 卡诺 | 卡諾 | カノ |  |  |  |  |  | كانو
171 | enugu | ng | NG | 6.4413 | 7.4988 | Enugu | 埃努古 | 埃努古 | エヌグ |  |  |  |  |  | إينوغو
172 | benin-city | ng | NG | 6.3381 | 5.6258 | Benin City | 贝宁城 | 貝南城 | ベニンシティ |  |  |  |  |  | مدينة بنين
173 | kaduna | ng | NG | 10.5264 | 7.4388 | Kaduna | 卡杜纳 | 卡杜納 | カドゥナ |  |  |  |  |  | كادونا
174 | abeokuta | ng | NG | 7.1557 | 3.3451 | Abeokuta | 阿贝奥库塔 | 阿貝奧庫塔 | アベオクタ |  |  |  |  |  | أبيوكوتا
175 | uyo | ng | NG | 5.0513 | 7.9335 | Uyo | 乌约 | 烏約 | ウヨ |  |  |  |  |  | أويو
176 | riyadh | sa | SA | 24.6877 | 46.7219 | Riyadh | 利雅得 | 利雅得 | リヤド | Riad | Riade |  |  | Riyad | الرياض
177 | jeddah | sa | SA | 21.4901 | 39.1862 | Jeddah | 吉达 | 吉達 | ジッダ | Yeda | Jidá |  |  | Cidde | جدة
178 | dammam | sa | SA | 26.4344 | 50.1033 | Dammam | 达曼 | 達曼 | ダンマーム |  |  |  |  |  | الدمام
179 | al-khobar | sa | SA | 26.2794 | 50.2083 | Al Khobar | 胡拜尔 | 科巴 | アルコバール |  |  |  |  |  | الخبر
180 | mecca | sa | SA | 21.4266 | 39.8256 | Mecca | 麦加 | 麥加 | メッカ | La Meca | Meca | Makkah | Makkah | Mekke | مكة المكرمة
181 | medina | sa | SA | 24.4686 | 39.6142 | Medina | 麦地那 | 麥地那 | メディナ |  |  | Madinah | Madinah | Medine | المدينة المنورة
182 | jubail | sa | SA | 27.0046 | 49.6460 | Jubail | 朱拜勒 | 朱拜勒 | ジュバイル |  |  |  |  |  | الجبيل
183 | tabuk | sa | SA | 28.3998 | 36.5715 | Tabuk | 塔布克 | 塔布克 | タブーク |  |  |  |  |  | تبوك
184 | abha | sa | SA | 18.2164 | 42.5053 | Abha | 艾卜哈 | 艾卜哈 | アブハー |  |  |  |  |  | أبها
185 | yanbu | sa | SA | 24.0895 | 38.0618 | Yanbu | 延布 | 延布 | ヤンブー |  |  |  |  |  | ينبع
186 | dubai | ae | AE | 25.0772 | 55.3093 | Dubai | 迪拜 | 杜拜 | ドバイ | Dubái |  |  |  |  | دبي
187 | abu-dhabi | ae | AE | 24.4512 | 54.3970 | Abu Dhabi | 阿布扎比 | 阿布達比 | アブダビ | Abu Dabi |  |  |  | Abu Dabi | أبوظبي
188 | sharjah | ae | AE | 25.3374 | 55.4121 | Sharjah | 沙迦 | 沙迦 | シャールジャ |  |  |  |  | Şarika | الشارقة
189 | ajman | ae | AE | 25.4018 | 55.4788 | Ajman | 阿治曼 | 阿治曼 | アジュマーン |  |  |  |  | Acman | عجمان
190 | ras-al-khaimah | ae | AE | 25.7895 | 55.9432 | Ras Al Khaimah | 哈伊马角 | 哈伊馬角 | ラアス・アル＝ハイマ |  |  |  |  |  | رأس الخيمة
191 | fujairah | ae | AE | 25.1164 | 56.3414 | Fujairah | 富查伊拉 | 富查伊拉 | フジャイラ |  |  |  |  |  | الفجيرة
192 | al-ain | ae | AE | 24.1917 | 55.7606 | Al Ain | 艾因 | 艾因 | アル・アイン |  |  |  |  |  | العين
193 | jebel-ali | ae | AE | 25.0113 | 55.0617 | Jebel Ali | 杰贝阿里 | 傑貝阿里 | ジュベル・アリ |  |  |  |  |  | جبل علي
204 | madrid | es | ES | 40.4165 | -3.7026 | Madrid | 马德里 | 馬德里 | マドリード |  | Madri |  |  |  | مدريد
205 | barcelona | es | ES | 41.3888 | 2.1590 | Barcelona | 巴塞罗那 | 巴塞隆納 | バルセロナ |  |  |  |  | Barselona | برشلونة
206 | valencia | es | ES | 39.4697 | -0.3774 | Valencia | 瓦伦西亚 | 瓦倫西亞 | バレンシア |  | Valência |  |  |  | فالنسيا
207 | sevilla | es | ES | 37.3828 | -5.9732 | Seville | 塞维利亚 | 塞維亞 | セビリア |  | Sevilha |  |  |  | إشبيلية
208 | malaga | es | ES | 36.7202 | -4.4203 | Málaga | 马拉加 | 馬拉加 | マラガ |  |  |  |  |  | مالقة
209 | bilbao | es | ES | 43.2627 | -2.9253 | Bilbao | 毕尔巴鄂 | 畢爾巴鄂 | ビルバオ |  |  |  |  |  | بلباو
210 | zaragoza | es | ES | 41.6561 | -0.8773 | Zaragoza | 萨拉戈萨 | 薩拉戈薩 | サラゴサ |  | Saragoça |  |  |  | سرقسطة
211 | murcia | es | ES | 37.9870 | -1.1300 | Murcia | 穆尔西亚 | 穆爾西亞 | ムルシア |  |  |  |  |  | مرسية
212 | palma | es | ES | 39.5694 | 2.6502 | Palma | 帕尔马 | 帕爾馬 | パルマ・デ・マヨルカ |  |  |  |  |  | بالما
213 | alicante | es | ES | 38.3452 | -0.4815 | Alicante | 阿利坎特 | 阿利坎特 | アリカンテ |  |  |  |  |  | أليكانتي
214 | valladolid | es | ES | 41.6552 | -4.7237 | Valladolid | 巴利亚多利德 | 巴利亞多利德 | バリャドリッド |  |  |  |  |  | بلد الوليد
215 | vigo | es | ES | 42.2328 | -8.7226 | Vigo | 维戈 | 維戈 | ビーゴ |  |  |  |  |  | فيغو
216 | granada | es | ES | 37.1882 | -3.6067 | Granada | 格拉纳达 | 格拉納達 | グラナダ |  |  |  |  |  | غرناطة
217 | a-coruna | es | ES | 43.3713 | -8.3960 | A Coruña | 拉科鲁尼亚 | 拉科魯尼亞 | ア・コルーニャ |  |  |  |  |  | لا كورونيا
218 | belgrade | rs | RS | 44.8040 | 20.4651 | Belgrade | 贝尔格莱德 | 貝爾格勒 | ベオグラード | Belgrado | Belgrado | Belgrade | Beograd | Belgrad | بلغراد
219 | novi-sad | rs | RS | 45.2517 | 19.8369 | Novi Sad | 诺维萨德 | 諾維薩德 | ノヴィ・サド |  |  |  |  |  | نوفي ساد
220 | nis | rs | RS | 43.3247 | 21.9033 | Niš | 尼什 | 尼什 | ニシュ |  |  |  |  |  | نيش
221 | kragujevac | rs | RS | 44.0167 | 20.9167 | Kragujevac | 克拉古耶瓦茨 | 克拉古耶瓦茨 | クラグイェヴァツ |  |  |  |  |  | كراغوييفاتس
222 | subotica | rs | RS | 46.1000 | 19.6667 | Subotica | 苏博蒂察 | 蘇博蒂察 | スボティツァ |  |  |  |  |  | سوبوتيتسا
223 | pancevo | rs | RS | 44.8718 | 20.6417 | Pančevo | 潘切沃 | 潘切沃 | パンチェヴォ |  |  |  |  |  | بانشيفو
224 | zrenjanin | rs | RS | 45.3836 | 20.3819 | Zrenjanin | 兹雷尼亚宁 | 茲雷尼亞寧 | ズレニャニン |  |  |  |  |  | زرينيانين
225 | cacak | rs | RS | 43.8914 | 20.3497 | Čačak | 查查克 | 查查克 | チャチャク |  |  |  |  |  | تشاتشاك
226 | kraljevo | rs | RS | 43.7258 | 20.6894 | Kraljevo | 克拉列沃 | 克拉列沃 | クラリェヴォ |  |  |  |  |  | كراليفو
227 | novi-pazar | rs | RS | 43.1367 | 20.5122 | Novi Pazar | 新帕扎尔 | 新帕扎爾 | ノヴィ・パザル |  |  |  |  |  | نوفي بازار
228 | berlin | others | DE | 52.5244 | 13.4105 | Berlin | 柏林 | 柏林 | ベルリン | Berlín | Berlim |  |  |  | برلين
229 | paris | others | FR | 48.8534 | 2.3488 | Paris | 巴黎 | 巴黎 | パリ | París |  |  |  |  | باريس
230 | amsterdam | others | NL | 52.3740 | 4.8897 | Amsterdam | 阿姆斯特丹 | 阿姆斯特丹 | アムステルダム | Ámsterdam | Amsterdã |  |  |  | أمستردام
231 | sydney | others | AU | -33.8678 | 151.2073 | Sydney | 悉尼 | 雪梨 | シドニー | Sídney |  |  |  | Sidney | سيدني
232 | melbourne | others | AU | -37.8140 | 144.9633 | Melbourne | 墨尔本 | 墨爾本 | メルボルン |  |  |  |  |  | ملبورن
233 | seoul | others | KR | 37.5660 | 126.9784 | Seoul | 首尔 | 首爾 | ソウル | Seúl | Seul |  |  | Seul | سول
234 | bangkok | others | TH | 13.7540 | 100.5014 | Bangkok | 曼谷 | 曼谷 | バンコク |  |  |  |  |  | بانكوك
235 | nairobi | others | KE | -1.2833 | 36.8167 | Nairobi | 内罗毕 | 奈洛比 | ナイロビ |  |  |  |  |  | نيروبي
`,
)
