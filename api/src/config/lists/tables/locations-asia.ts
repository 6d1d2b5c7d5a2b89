import { readTable } from '../read-table.ts'

/** Cities and districts by country; `code` is ISO 3166-1 alpha-2. An empty name reads as the first (Latin) one. */
export const locationsAsia = readTable(
  ['country', 'code', 'latitude', 'longitude'],
  `
1 | tokyo | jp | JP | 35.6895 | 139.6917 | Tokyo | 东京 | 東京 | 東京都 | Tokio | Tóquio |  | Tokyo |  | طوكيو
2 | yokohama | jp | JP | 35.4333 | 139.6500 | Yokohama | 横滨 | 橫濱 | 横浜市 |  |  |  |  |  | يوكوهاما
3 | osaka | jp | JP | 34.6937 | 135.5022 | Osaka | 大阪 | 大阪 | 大阪市 |  |  |  |  |  | أوساكا
4 | nagoya | jp | JP | 35.1815 | 136.9064 | Nagoya | 名古屋 | 名古屋 | 名古屋市 |  |  |  |  |  | ناغويا
5 | fukuoka | jp | JP | 33.6000 | 130.4167 | Fukuoka | 福冈 | 福岡 | 福岡市 |  |  |  |  |  | فوكوكا
6 | sapporo | jp | JP | 43.0667 | 141.3500 | Sapporo | 札幌 | 札幌 | 札幌市 |  |  |  |  |  | سابورو
7 | kyoto | jp | JP | 35.0211 | 135.7538 | Kyoto | 京都 | 京都 | 京都市 |  |  |  |  |  | كيوتو
8 | kobe | jp | JP | 34.6913 | 135.1830 | Kobe | 神户 | 神戶 | 神戸市 |  |  |  |  |  | كوبي
9 | kawasaki | jp | JP | 35.5206 | 139.7172 | Kawasaki | 川崎 | 川崎 | 川崎市 |  |  |  |  |  | كاواساكي
10 | saitama | jp | JP | 35.9081 | 139.6566 | Saitama | 埼玉 | 埼玉 | さいたま市 |  |  |  |  |  | سايتاما
11 | chiba | jp | JP | 35.6000 | 140.1167 | Chiba | 千叶 | 千葉 | 千葉市 |  |  |  |  |  | تشيبا
12 | hiroshima | jp | JP | 34.4000 | 132.4500 | Hiroshima | 广岛 | 廣島 | 広島市 |  |  |  |  |  | هيروشيما
13 | sendai | jp | JP | 38.2667 | 140.8667 | Sendai | 仙台 | 仙台 | 仙台市 |  |  |  |  |  | سنداي
14 | shizuoka | jp | JP | 34.9833 | 138.3833 | Shizuoka | 静冈 | 靜岡 | 静岡市 |  |  |  |  |  | شيزوكا
15 | niigata | jp | JP | 37.8864 | 139.0059 | Niigata | 新潟 | 新潟 | 新潟市 |  |  |  |  |  | نيغاتا
16 | okayama | jp | JP | 34.6500 | 133.9333 | Okayama | 冈山 | 岡山 | 岡山市 |  |  |  |  |  | أوكاياما
17 | kumamoto | jp | JP | 32.8059 | 130.6918 | Kumamoto | 熊本 | 熊本 | 熊本市 |  |  |  |  |  | كوماموتو
18 | naha | jp | JP | 26.2167 | 127.6833 | Naha | 那霸 | 那霸 | 那覇市 |  |  |  |  |  | ناها
19 | manila | ph | PH | 14.6042 | 120.9822 | Manila | 马尼拉 | 馬尼拉 | マニラ |  |  |  |  |  | مانيلا
20 | quezon-city | ph | PH | 14.6488 | 121.0509 | Quezon City | 奎松市 | 奎松市 | ケソン |  |  |  |  |  | مدينة كيزون
21 | makati-city | ph | PH | 14.5503 | 121.0327 | Makati City | 马卡蒂 | 馬卡蒂 | マカティ |  |  |  |  |  | ماكاتي
22 | taguig | ph | PH | 14.5243 | 121.0792 | Taguig | 达义 | 達義 | タギッグ |  |  |  |  |  | تاغويغ
23 | pasig-city | ph | PH | 14.5869 | 121.0614 | Pasig City | 帕西格 | 帕西格 | パシッグ |  |  |  |  |  | باسيغ
24 | cebu-city | ph | PH | 10.3167 | 123.8907 | Cebu City | 宿务 | 宿務 | セブ |  |  |  |  |  | سيبو
25 | davao | ph | PH | 7.0731 | 125.6128 | Davao | 达沃 | 達沃 | ダバオ |  |  |  |  |  | دافاو
26 | iloilo | ph | PH | 10.6969 | 122.5644 | Iloilo | 伊洛伊洛 | 伊洛伊洛 | イロイロ |  |  |  |  |  | إيلويلو
27 | bacolod-city | ph | PH | 10.6667 | 122.9500 | Bacolod City | 巴科洛德 | 巴科洛德 | バコロド |  |  |  |  |  | باكولود
28 | angeles-city | ph | PH | 15.1500 | 120.5833 | Angeles City | 安吉利斯 | 安吉利斯 | アンヘレス |  |  |  |  |  | أنجليس
29 | cagayan-de-oro | ph | PH | 8.4822 | 124.6472 | Cagayan de Oro | 卡加延德奥罗 | 卡加延德奧羅 | カガヤン・デ・オロ |  |  |  |  |  | كاغايان دي أورو
30 | baguio | ph | PH | 16.4164 | 120.5931 | Baguio | 碧瑶 | 碧瑤 | バギオ |  |  |  |  |  | باغيو
31 | central-singapore | sg | SG | 1.2897 | 103.8501 | Central Singapore | 新加坡市中心 | 新加坡市中心 | シンガポール中心部 |  |  |  |  |  | وسط سنغافورة
32 | jurong-east | sg | SG | 1.3329 | 103.7436 | Jurong East | 裕廊东 | 裕廊東 | ジュロンイースト |  |  |  |  |  | جورونغ الشرقية
33 | tampines | sg | SG | 1.3496 | 103.9568 | Tampines | 淡滨尼 | 淡濱尼 | タンピネス |  |  |  |  |  | تامبينس
34 | woodlands | sg | SG | 1.4382 | 103.7890 | Woodlands | 兀兰 | 兀蘭 | ウッドランズ |  |  |  |  |  | وودلاندز
35 | changi | sg | SG | 1.3450 | 103.9832 | Changi | 樟宜 | 樟宜 | チャンギ |  |  |  |  |  | تشانغي
36 | bukit-merah | sg | SG | 1.2819 | 103.8239 | Bukit Merah | 红山 | 紅山 | ブキ・メラ |  |  |  |  |  | بوكيت ميراه
37 | one-north | sg | SG | 1.2993 | 103.7873 | One-north | 纬壹科技城 | 緯壹科技城 | ワンノース |  |  |  |  |  | وان نورث
38 | tuas | sg | SG | 1.2949 | 103.6305 | Tuas | 大士 | 大士 | トゥアス |  |  |  |  |  | توواس
39 | paya-lebar | sg | SG | 1.3182 | 103.8930 | Paya Lebar | 巴耶利峇 | 巴耶利峇 | パヤレバー |  |  |  |  |  | بايا ليبار
40 | orchard | sg | SG | 1.3048 | 103.8318 | Orchard | 乌节 | 烏節 | オーチャード |  |  |  |  |  | أورتشارد
41 | kuala-lumpur | my | MY | 3.1412 | 101.6865 | Kuala Lumpur | 吉隆坡 | 吉隆坡 | クアラルンプール |  |  |  |  |  | كوالالمبور
42 | petaling-jaya | my | MY | 3.1073 | 101.6067 | Petaling Jaya | 八打灵再也 | 八打靈再也 | ペタリンジャヤ |  |  |  |  |  | بيتالينغ جايا
43 | shah-alam | my | MY | 3.0851 | 101.5328 | Shah Alam | 莎阿南 | 莎阿南 | シャー・アラム |  |  |  |  |  | شاه علم
44 | cyberjaya | my | MY | 2.9213 | 101.6559 | Cyberjaya | 赛城 | 賽城 | サイバージャヤ |  |  |  |  |  | سايبرجايا
45 | george-town | my | MY | 5.4112 | 100.3354 | George Town | 槟城乔治市 | 檳城喬治市 | ジョージタウン |  |  |  |  |  | جورج تاون
46 | johor-bahru | my | MY | 1.4655 | 103.7578 | Johor Bahru | 新山 | 新山 | ジョホールバル |  |  |  |  |  | جوهر باهرو
47 | ipoh | my | MY | 4.5841 | 101.0829 | Ipoh | 怡保 | 怡保 | イポー |  |  |  |  |  | إيبوه
48 | melaka | my | MY | 2.1960 | 102.2405 | Melaka | 马六甲 | 馬六甲 | マラッカ |  |  |  |  |  | ملقا
49 | kota-kinabalu | my | MY | 5.9749 | 116.0724 | Kota Kinabalu | 亚庇 | 亞庇 | コタキナバル |  |  |  |  |  | كوتا كينابالو
50 | kuching | my | MY | 1.5500 | 110.3333 | Kuching | 古晋 | 古晉 | クチン |  |  |  |  |  | كوتشينغ
51 | seremban | my | MY | 2.7297 | 101.9381 | Seremban | 芙蓉 | 芙蓉 | セレンバン |  |  |  |  |  | سيريمبان
52 | klang | my | MY | 3.0367 | 101.4433 | Klang | 巴生 | 巴生 | クラン |  |  |  |  |  | كلانغ
53 | kuantan | my | MY | 3.8077 | 103.3260 | Kuantan | 关丹 | 關丹 | クアンタン |  |  |  |  |  | كوانتان
54 | jakarta | id | ID | -6.2146 | 106.8451 | Jakarta | 雅加达 | 雅加達 | ジャカルタ | Yakarta | Jacarta |  |  | Cakarta | جاكرتا
55 | surabaya | id | ID | -7.2492 | 112.7508 | Surabaya | 泗水 | 泗水 | スラバヤ |  |  |  |  |  | سورابايا
56 | bandung | id | ID | -6.9222 | 107.6069 | Bandung | 万隆 | 萬隆 | バンドン |  |  |  |  |  | باندونغ
57 | medan | id | ID | 3.5833 | 98.6667 | Medan | 棉兰 | 棉蘭 | メダン |  |  |  |  |  | ميدان
58 | semarang | id | ID | -6.9931 | 110.4208 | Semarang | 三宝垄 | 三寶壟 | スマラン |  |  |  |  |  | سيمارانغ
59 | tangerang | id | ID | -6.1781 | 106.6300 | Tangerang | 坦格朗 | 坦格朗 | タンゲラン |  |  |  |  |  | تانغيرانغ
60 | bekasi | id | ID | -6.2349 | 106.9896 | Bekasi | 勿加泗 | 勿加泗 | ブカシ |  |  |  |  |  | بيكاسي
61 | depok | id | ID | -6.4000 | 106.8186 | Depok | 德波 | 德波 | デポック |  |  |  |  |  | ديبوك
62 | denpasar | id | ID | -8.6500 | 115.2167 | Denpasar | 登巴萨 | 登巴薩 | デンパサール |  |  |  |  |  | دنباسار
63 | yogyakarta | id | ID | -7.8014 | 110.3647 | Yogyakarta | 日惹 | 日惹 | ジョグジャカルタ |  |  |  |  |  | يوغياكرتا
64 | makassar | id | ID | -5.1486 | 119.4319 | Makassar | 望加锡 | 望加錫 | マカッサル |  |  |  |  |  | ماكاسار
65 | palembang | id | ID | -2.9167 | 104.7458 | Palembang | 巨港 | 巨港 | パレンバン |  |  |  |  |  | باليمبانغ
66 | batam | id | ID | 1.1301 | 104.0529 | Batam | 巴淡 | 巴淡 | バタム |  |  |  |  |  | باتام
67 | malang | id | ID | -7.9797 | 112.6304 | Malang | 玛琅 | 瑪琅 | マラン |  |  |  |  |  | مالانغ
68 | balikpapan | id | ID | -1.2675 | 116.8289 | Balikpapan | 巴厘巴板 | 峇里巴板 | バリクパパン |  |  |  |  |  | باليكبابان
69 | central-and-western | hk | HK | 22.2867 | 114.1545 | Central and Western | 中西区 | 中西區 | 中西区 |  |  |  |  |  | المنطقة الوسطى والغربية
70 | wan-chai | hk | HK | 22.2797 | 114.1717 | Wan Chai | 湾仔 | 灣仔 | ワンチャイ |  |  |  |  |  | وان تشاي
71 | causeway-bay | hk | HK | 22.2802 | 114.1849 | Causeway Bay | 铜锣湾 | 銅鑼灣 | コーズウェイベイ |  |  |  |  |  | خليج كوزواي
72 | quarry-bay | hk | HK | 22.2880 | 114.2137 | Quarry Bay | 鲗鱼涌 | 鰂魚涌 | クオリーベイ |  |  |  |  |  | كواري باي
73 | tsim-sha-tsui | hk | HK | 22.2988 | 114.1722 | Tsim Sha Tsui | 尖沙咀 | 尖沙咀 | チムサーチョイ |  |  |  |  |  | تسيم شا تسوي
74 | mong-kok | hk | HK | 22.3193 | 114.1694 | Mong Kok | 旺角 | 旺角 | モンコック |  |  |  |  |  | مونغ كوك
75 | kwun-tong | hk | HK | 22.3121 | 114.2257 | Kwun Tong | 观塘 | 觀塘 | クントン |  |  |  |  |  | كوون تونغ
76 | kowloon-bay | hk | HK | 22.3234 | 114.2140 | Kowloon Bay | 九龙湾 | 九龍灣 | カオルーンベイ |  |  |  |  |  | خليج كولون
77 | sha-tin | hk | HK | 22.3817 | 114.1877 | Sha Tin | 沙田 | 沙田 | シャーティン |  |  |  |  |  | شا تين
78 | tsuen-wan | hk | HK | 22.3716 | 114.1138 | Tsuen Wan | 荃湾 | 荃灣 | ツェンワン |  |  |  |  |  | تسوين وان
79 | tung-chung | hk | HK | 22.2891 | 113.9410 | Tung Chung | 东涌 | 東涌 | トンチョン |  |  |  |  |  | تونغ تشونغ
80 | yuen-long | hk | HK | 22.4445 | 114.0222 | Yuen Long | 元朗 | 元朗 | ユンロン |  |  |  |  |  | يوين لونغ
81 | taipei | tw | TW | 25.0478 | 121.5319 | Taipei | 台北市 | 台北市 | 台北市 | Taipéi | Taipé |  |  | Taipei | تايبيه
82 | new-taipei | tw | TW | 25.0124 | 121.4657 | New Taipei | 新北市 | 新北市 | 新北市 |  |  |  |  |  | تايبيه الجديدة
83 | taoyuan | tw | TW | 24.9937 | 121.3010 | Taoyuan | 桃园市 | 桃園市 | 桃園市 |  |  |  |  |  | تاويوان
84 | hsinchu | tw | TW | 24.8039 | 120.9647 | Hsinchu | 新竹市 | 新竹市 | 新竹市 |  |  |  |  |  | هسينتشو
85 | zhubei | tw | TW | 24.8333 | 121.0119 | Zhubei | 竹北市 | 竹北市 | 竹北市 |  |  |  |  |  | تشوبي
86 | taichung | tw | TW | 24.1469 | 120.6839 | Taichung | 台中市 | 台中市 | 台中市 |  |  |  |  |  | تايتشونغ
87 | changhua | tw | TW | 24.0757 | 120.5442 | Changhua | 彰化市 | 彰化市 | 彰化市 |  |  |  |  |  | تشانغهوا
88 | chiayi | tw | TW | 23.4791 | 120.4402 | Chiayi | 嘉义市 | 嘉義市 | 嘉義市 |  |  |  |  |  | تشيايي
89 | tainan | tw | TW | 22.9908 | 120.2133 | Tainan | 台南市 | 台南市 | 台南市 |  |  |  |  |  | تاينان
90 | kaohsiung | tw | TW | 22.6163 | 120.3133 | Kaohsiung | 高雄市 | 高雄市 | 高雄市 |  |  |  |  |  | كاوهسيونغ
91 | keelung | tw | TW | 25.1283 | 121.7419 | Keelung | 基隆市 | 基隆市 | 基隆市 |  |  |  |  |  | كيلونغ
92 | hualien | tw | TW | 23.9769 | 121.6044 | Hualien | 花莲市 | 花蓮市 | 花蓮市 |  |  |  |  |  | هوالين
93 | yilan | tw | TW | 24.7570 | 121.7530 | Yilan | 宜兰市 | 宜蘭市 | 宜蘭市 |  |  |  |  |  | ييلان
194 | colombo | lk | LK | 6.9355 | 79.8487 | Colombo | 科伦坡 | 可倫坡 | コロンボ |  |  |  |  | Kolombo | كولومبو
195 | kandy | lk | LK | 7.2906 | 80.6336 | Kandy | 康提 | 康提 | キャンディ |  |  |  |  |  | كاندي
196 | galle | lk | LK | 6.0461 | 80.2103 | Galle | 加勒 | 加勒 | ゴール |  |  |  |  |  | غالي
197 | negombo | lk | LK | 7.2083 | 79.8358 | Negombo | 尼甘布 | 尼甘布 | ネゴンボ |  |  |  |  |  | نيغومبو
198 | jaffna | lk | LK | 9.6684 | 80.0074 | Jaffna | 贾夫纳 | 賈夫納 | ジャフナ |  |  |  |  |  | جافنا
199 | sri-jayawardenepura-kotte | lk | LK | 6.8941 | 79.9025 | Sri Jayawardenepura Kotte | 科特 | 科特 | スリジャヤワルダナプラコッテ |  |  |  |  |  | سري جاياواردنابورا كوتي
200 | kurunegala | lk | LK | 7.4839 | 80.3683 | Kurunegala | 库鲁内格勒 | 庫魯內格勒 | クルネーガラ |  |  |  |  |  | كورونيغالا
201 | matara | lk | LK | 5.9485 | 80.5353 | Matara | 马特勒 | 馬特勒 | マータラ |  |  |  |  |  | ماتارا
202 | batticaloa | lk | LK | 7.7102 | 81.6924 | Batticaloa | 拜蒂克洛 | 拜蒂克洛 | バッティカロア |  |  |  |  |  | باتيكالوا
203 | trincomalee | lk | LK | 8.5778 | 81.2289 | Trincomalee | 亭可马里 | 亭可馬里 | トリンコマリー |  |  |  |  |  | ترينكومالي
`,
)
