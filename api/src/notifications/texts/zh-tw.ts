import type { MessageTexts } from '../message-templates.ts'

export const zhTw: MessageTexts = {
  greeting: '{firstName} 你好：',
  greetingUnnamed: '你好：',
  footer: '你會收到這封郵件，是因為此電子郵件已註冊 {brand} 帳號。',
  footerAsked: '你會收到這封郵件，是因為有人在 {brand} 輸入了此電子郵件地址。如果不是你本人，請忽略這封郵件。',
  footerUnconfirmed:
    '你會收到這封郵件，是因為有人在 {brand} 使用了此電子郵件地址。如果不是你本人，請告訴我們，我們將不再寄送。',
  notMe: '不是我本人',
  confirmNote:
    '此電子郵件地址尚未確認。確認後，企業傳來的訊息也會以電子郵件通知你。連結可在任何裝置上使用一次，一個月內有效。',
  confirmEmail: '確認電子郵件地址',
  welcomeUnconfirmed: '有人以此電子郵件地址建立了帳號。收藏喜歡的職缺，隨時隨地輕鬆應徵。',
  codes: {
    loginCode: { subject: '{code} 是你的 {brand} 登入驗證碼', line: '請輸入以下驗證碼登入 {brand}：' },
    resetCode: { subject: '{code} 是你的 {brand} 密碼重設驗證碼', line: '請輸入以下驗證碼，重新設定 {brand} 密碼：' },
    verifyEmail: {
      subject: '{code} 是你的 {brand} 電子郵件驗證碼',
      line: '請輸入以下驗證碼，完成 {brand} 電子郵件驗證：',
    },
    confirmCode: {
      subject: '{code} 是你的 {brand} 身分確認驗證碼',
      line: '你正在變更 {brand} 帳號，請輸入以下驗證碼確認是你本人操作：',
    },
    letInCode: {
      subject: '{code} 是你允許其他裝置登入 {brand} 的驗證碼',
      line: '有另一部裝置要求登入你的 {brand} 帳號。只有在該裝置屬於你本人時，才在手機上輸入以下驗證碼：',
    },
    downloadCode: {
      subject: '{code} 是你下載 {brand} 資料的驗證碼',
      line: '請輸入以下驗證碼，下載你的 {brand} 帳號資料：',
    },
    deleteCode: { subject: '{code} 是你刪除 {brand} 帳號的驗證碼', line: '請輸入以下驗證碼，刪除你的 {brand} 帳號：' },
  },
  codeNote: '驗證碼 10 分鐘內有效。請勿告訴任何人，我們絕不會向你索取驗證碼。',
  notices: {
    passwordChanged: {
      subject: '你的 {brand} 密碼已變更',
      line: '你的帳號密碼剛剛已變更，其他裝置皆已登出。',
    },
    addressChanged: {
      subject: '你的 {brand} 帳號電子郵件已變更',
      line: '你的帳號已改用其他電子郵件，此電子郵件無法再用來登入。',
    },
    waysRemoved: {
      subject: '你的 {brand} 電子郵件已驗證',
      line: '你已證明此電子郵件為你所有。由於先前沒有人驗證過，我們已移除先前設定的密碼與其他登入方式，並登出所有裝置。你可以在設定中重新設定密碼。',
    },
    mobileAdded: {
      subject: '你的 {brand} 帳號已新增手機號碼',
      line: '末碼為 {phone} 的手機號碼現在可用來登入你的帳號。',
    },
    newDevice: {
      subject: '你的 {brand} 帳號有新的登入',
      line: '新的登入：{device}，{country}，{at}。是你本人嗎？',
    },
    accountDeletion: {
      subject: '你的 {brand} 帳號即將刪除',
      line: '你已申請刪除帳號。帳號及其中所有內容將於 {date} 刪除。如需保留，請在此之前登入。',
    },
    twoFactorOn: {
      subject: '你的 {brand} 帳號已開啟兩步驟驗證',
      line: '今後登入時還需輸入驗證器應用程式中的驗證碼。請妥善保管你的復原碼。',
    },
    twoFactorOff: {
      subject: '你的 {brand} 帳號已關閉兩步驟驗證',
      line: '登入時不再需要驗證器應用程式中的驗證碼。',
    },
    socialLinked: {
      subject: '{provider} 已連結到你的 {brand} 帳號',
      line: '你現在可以使用 {provider} 登入你的帳號。',
    },
    passkeyAdded: {
      subject: '你的 {brand} 帳號已新增通行密鑰',
      line: '通行密鑰「{name}」現在可用來登入你的帳號。',
    },
  },
  notYou: '如果不是你本人操作，請立即重設密碼，並在帳號設定中登出陌生的裝置。',
  settings: '開啟帳號設定',
  letters: {
    magicLink: {
      subject: '你的 {brand} 登入連結',
      lines: [
        '透過此連結即可登入 {brand}。',
        '此連結一個月內有效，僅能使用一次。請勿轉寄這封郵件：取得連結的人都能以你的身分登入。',
      ],
      action: '登入',
    },
    magicLinkNew: {
      subject: '你的 {brand} 註冊連結',
      lines: [
        '此電子郵件尚未註冊帳號。透過此連結即可建立，只需一分鐘，不用設定密碼。',
        '此連結一個月內有效，僅能使用一次。',
      ],
      action: '建立我的帳號',
    },
    confirmJobAlert: {
      subject: '確認你的 {brand} 職缺通知',
      lines: [
        '你希望以此電子郵件接收新職缺。',
        '確認後即開始寄送。若此電子郵件尚無帳號，我們會為你建立一個免密碼的帳號；確認即表示你同意 {brand} 的使用條款與隱私權政策。',
        '此連結一個月內有效。',
      ],
      action: '確認職缺通知',
    },
    resetUnknown: {
      subject: '此電子郵件沒有 {brand} 帳號',
      lines: [
        '有人申請重設此電子郵件所屬帳號的密碼，但此電子郵件並未註冊帳號。',
        '你是否曾用其他電子郵件註冊？你也可以用這個電子郵件建立帳號。',
      ],
      action: '建立帳號',
    },
    addressTaken: {
      subject: '你已經有 {brand} 帳號',
      lines: [
        '有人嘗試在 {brand} 以此電子郵件註冊或綁定另一個帳號。你的帳號沒有任何變更。',
        '如果是你本人：你已經有帳號了，請直接登入；忘記密碼可以重設。',
      ],
      action: '登入',
    },
    resumeFile: {
      subject: '{name} 的履歷',
      lines: ['{name} 透過 {brand} 寄來履歷，請見附件。', '直接回覆這封郵件，{name} 就會收到。'],
      action: '前往 {brand}',
    },
    welcome: {
      subject: '歡迎加入 {brand}',
      lines: ['你的帳號已開通。', '收藏喜歡的職缺，隨時隨地輕鬆應徵。'],
      action: '尋找職缺',
    },
    unreadMessage: {
      subject: '{name} 傳了新訊息給你',
      lines: ['{company} 的 {name} 傳了訊息給你，你尚未讀取。'],
      action: '讀取訊息',
    },
    applicationInterested: {
      subject: '{company} 對你的應徵有興趣',
      lines: [
        '好消息：{company} 對你應徵「{jobTitle}」有興趣。',
        '對方接下來可能會與你聯絡。如果對方在 {brand} 傳訊息給你，你可以在聊天中查看。',
      ],
      action: '查看應徵',
    },
    applicationInterview: {
      subject: '面試：{company}「{jobTitle}」',
      lines: ['{company} 想邀請你面試「{jobTitle}」。', '對方會與你聯絡，安排時間。'],
      action: '查看應徵',
    },
    applicationAccepted: {
      subject: '已錄取：{company}「{jobTitle}」',
      lines: ['恭喜你：{company} 已接受你對「{jobTitle}」的應徵。', '對方會與你聯絡後續安排。'],
      action: '查看應徵',
    },
    applicationNotAccepted: {
      subject: '你的應徵：{jobTitle}',
      lines: ['{company} 決定不再繼續你對「{jobTitle}」的應徵。'],
      action: '查看應徵',
    },
    applicationCompleted: {
      subject: '已完成：{company}「{jobTitle}」',
      lines: ['{company} 已將你對「{jobTitle}」的應徵標示為已完成。', '你不需要再做什麼。祝你一切順利。'],
      action: '查看應徵',
    },
    recruiterInterested: {
      subject: '{company} 對你有興趣',
      lines: ['{company} 的 {name} 看過你的個人資料，對你有興趣。', '看看誰對你有興趣，了解他們的職缺。'],
      action: '查看誰有興趣',
    },
    profileViewed: {
      subject: '{company} 看過你的個人資料',
      lines: ['{company} 的 {name} 看過你的個人資料。', '這類郵件每天最多寄送一封。'],
      action: '查看誰看過我',
    },
    reportTakenDown: {
      subject: '你的檢舉：{jobTitle}',
      lines: ['你檢舉了職缺「{jobTitle}」。我們查核後已將該職缺下架。', '感謝你協助其他求職者。'],
      action: '尋找職缺',
    },
    reportKept: {
      subject: '你的檢舉：{jobTitle}',
      lines: ['你檢舉了職缺「{jobTitle}」。我們查核後決定保留該職缺。', '感謝你協助其他求職者。'],
      action: '尋找職缺',
    },
    applicationConfirmation: {
      subject: '應徵已送出：{jobTitle}',
      lines: ['你對 {company}「{jobTitle}」的應徵已送出。', '你可以在 {brand} 的「我的職缺」中查看進度。'],
      action: '查看應徵',
    },
  },
  switchNote: '如不想再收到這類郵件，可在通知設定中關閉。',
  employerWrote: '{company} 的說明：',
  weWrote: '我們的查核結果：',
  notAcceptedClosing: '我們知道這不是你期待的結果。謝謝你為此付出的心力，{brand} 上還有其他職缺等著你。',
  unnamedApplication: '你對「{jobTitle}」的應徵已送出。',
  jobAlert: {
    subject: { other: '{count} 個新職缺：{search}' },
    intro: '你的職缺通知「{search}」有以下新職缺：',
    seeAll: '查看所有符合的職缺',
    manage: '變更或暫停此通知',
    unsubscribe: '取消訂閱',
    whyDaily: '你會收到這封郵件，是因為你在 {brand} 訂閱了每日新職缺。',
    whyWeekly: '你會收到這封郵件，是因為你在 {brand} 訂閱了每週新職缺。',
    everyJob: '所有職缺',
    pay: {
      HOUR: '時薪 {amount}',
      DAY: '日薪 {amount}',
      WEEK: '週薪 {amount}',
      MONTH: '月薪 {amount}',
      YEAR: '年薪 {amount}',
    },
    payFrom: '{amount}起',
    payUpTo: '最高 {amount}',
    payUndisclosed: '薪資未公開',
  },
  codeText: '{code} 是你的 {brand} 驗證碼，請勿告訴任何人。',
}
