import type { MessageTexts } from '../message-templates.ts'

export const zhCn: MessageTexts = {
  greeting: '{firstName}，你好：',
  greetingUnnamed: '你好：',
  footer: '你收到此邮件，是因为该邮箱已注册 {brand} 账号。',
  footerAsked: '你收到此邮件，是因为有人在 {brand} 输入了该邮箱地址。如果不是你本人操作，请忽略此邮件。',
  footerUnconfirmed:
    '你收到此邮件，是因为有人在 {brand} 使用了该邮箱地址。如果不是你本人操作，请告诉我们，我们将不再发送。',
  notMe: '不是我本人',
  confirmNote:
    '该邮箱地址尚未确认。确认后，雇主发来的消息也会通过邮件通知你。链接可在任何设备上使用一次，一个月内有效。',
  confirmEmail: '确认邮箱地址',
  welcomeUnconfirmed: '有人用此邮箱地址创建了账号。收藏心仪的职位，随时随地轻松申请。',
  codes: {
    loginCode: { subject: '{code} 是你的 {brand} 登录验证码', line: '请输入以下验证码登录 {brand}：' },
    resetCode: { subject: '{code} 是你的 {brand} 密码重置验证码', line: '请输入以下验证码，重新设置 {brand} 密码：' },
    verifyEmail: { subject: '{code} 是你的 {brand} 邮箱验证码', line: '请输入以下验证码，完成 {brand} 邮箱验证：' },
    confirmCode: {
      subject: '{code} 是你的 {brand} 身份确认验证码',
      line: '你正在更改 {brand} 账号，请输入以下验证码确认是你本人操作：',
    },
    letInCode: {
      subject: '{code} 是你允许其他设备登录 {brand} 的验证码',
      line: '有另一台设备请求登录你的 {brand} 账号。仅当该设备属于你本人时，才在手机上输入以下验证码：',
    },
    downloadCode: {
      subject: '{code} 是你下载 {brand} 数据的验证码',
      line: '请输入以下验证码，下载你的 {brand} 账号数据：',
    },
    deleteCode: { subject: '{code} 是你删除 {brand} 账号的验证码', line: '请输入以下验证码，删除你的 {brand} 账号：' },
  },
  codeNote: '验证码 10 分钟内有效。请勿告知任何人，我们绝不会向你索要验证码。',
  notices: {
    passwordChanged: {
      subject: '你的 {brand} 密码已更改',
      line: '你的账号密码刚刚已更改，其他设备均已退出登录。',
    },
    addressChanged: {
      subject: '你的 {brand} 账号邮箱已更改',
      line: '你的账号已改用其他邮箱，此邮箱不能再用于登录。',
    },
    waysRemoved: {
      subject: '你的 {brand} 邮箱已验证',
      line: '你已证明此邮箱归你所有。由于此前无人验证过该邮箱，我们已移除之前设置的密码和其他登录方式，并退出所有设备。你可以在设置中重新设置密码。',
    },
    mobileAdded: {
      subject: '你的 {brand} 账号已添加手机号',
      line: '尾号为 {phone} 的手机号现在可用于登录你的账号。',
    },
    newDevice: {
      subject: '你的 {brand} 账号有新的登录',
      line: '新的登录：{device}，{country}，{at}。是你本人吗？',
    },
    accountDeletion: {
      subject: '你的 {brand} 账号即将删除',
      line: '你已申请删除账号。账号及其中的全部内容将于 {date} 删除。如需保留，请在此之前登录。',
    },
    twoFactorOn: {
      subject: '你的 {brand} 账号已开启两步验证',
      line: '今后登录时还需输入身份验证器应用中的验证码。请妥善保管你的恢复码。',
    },
    twoFactorOff: {
      subject: '你的 {brand} 账号已关闭两步验证',
      line: '登录时不再需要身份验证器应用中的验证码。',
    },
    socialLinked: {
      subject: '{provider} 已关联到你的 {brand} 账号',
      line: '你现在可以使用 {provider} 登录你的账号。',
    },
    passkeyAdded: {
      subject: '你的 {brand} 账号已添加通行密钥',
      line: '通行密钥“{name}”现在可用于登录你的账号。',
    },
  },
  notYou: '如果不是你本人操作，请立即重设密码，并在账号设置中将陌生设备退出登录。',
  settings: '打开账号设置',
  letters: {
    magicLink: {
      subject: '你的 {brand} 登录链接',
      lines: [
        '通过此链接即可登录 {brand}。',
        '该链接一个月内有效，仅可使用一次。请勿转发此邮件：拿到链接的人都能以你的身份登录。',
      ],
      action: '登录',
    },
    magicLinkNew: {
      subject: '你的 {brand} 注册链接',
      lines: ['该邮箱尚未注册账号。通过此链接即可创建，只需一分钟，无需密码。', '该链接一个月内有效，仅可使用一次。'],
      action: '创建我的账号',
    },
    confirmJobAlert: {
      subject: '确认你的 {brand} 职位提醒',
      lines: [
        '你希望通过此邮箱接收新职位。',
        '确认后即开始发送邮件。如该邮箱尚无账号，我们会为你创建一个无需密码的账号；确认即表示你同意 {brand} 的使用条款和隐私政策。',
        '该链接一个月内有效。',
      ],
      action: '确认职位提醒',
    },
    resetUnknown: {
      subject: '该邮箱没有 {brand} 账号',
      lines: [
        '有人申请重置该邮箱对应账号的密码，但该邮箱没有注册账号。',
        '你是否用其他邮箱注册过？你也可以用此邮箱创建账号。',
      ],
      action: '创建账号',
    },
    addressTaken: {
      subject: '你已有 {brand} 账号',
      lines: [
        '有人尝试在 {brand} 用该邮箱注册或绑定另一个账号。你的账号没有任何变化。',
        '如果是你本人：你已经有账号了，请直接登录；忘记密码可以重置。',
      ],
      action: '登录',
    },
    resumeFile: {
      subject: '{name} 的简历',
      lines: ['{name} 通过 {brand} 给你发来了简历，请见附件。', '直接回复此邮件，{name} 会收到你的回复。'],
      action: '访问 {brand}',
    },
    welcome: {
      subject: '欢迎加入 {brand}',
      lines: ['你的账号已开通。', '收藏心仪的职位，随时随地轻松申请。'],
      action: '查找职位',
    },
    unreadMessage: {
      subject: '{name} 给你发来新消息',
      lines: ['{company} 的 {name} 给你发来了消息，你还没有查看。'],
      action: '查看消息',
    },
    applicationInterested: {
      subject: '{company} 对你的申请感兴趣',
      lines: [
        '好消息：{company} 对你应聘“{jobTitle}”的申请感兴趣。',
        '对方接下来可能会联系你。如果对方在 {brand} 上给你发消息，你可以在聊天中查看。',
      ],
      action: '查看申请',
    },
    applicationInterview: {
      subject: '面试：{company}“{jobTitle}”',
      lines: ['{company} 希望与你面试“{jobTitle}”职位。', '对方会联系你安排时间。'],
      action: '查看申请',
    },
    applicationAccepted: {
      subject: '已录用：{company}“{jobTitle}”',
      lines: ['恭喜你：{company} 接受了你应聘“{jobTitle}”的申请。', '对方会就后续安排与你联系。'],
      action: '查看申请',
    },
    applicationNotAccepted: {
      subject: '你的申请：{jobTitle}',
      lines: ['{company} 决定不再推进你应聘“{jobTitle}”的申请。'],
      action: '查看申请',
    },
    applicationCompleted: {
      subject: '已完成：{company}“{jobTitle}”',
      lines: ['{company} 已将你应聘“{jobTitle}”的申请标记为已完成。', '你无需再做什么。祝你一切顺利。'],
      action: '查看申请',
    },
    recruiterInterested: {
      subject: '{company} 对你感兴趣',
      lines: ['{company} 的 {name} 看过你的资料，对你感兴趣。', '看看谁对你感兴趣，了解他们的职位。'],
      action: '查看谁感兴趣',
    },
    profileViewed: {
      subject: '{company} 查看了你的资料',
      lines: ['{company} 的 {name} 查看了你的资料。', '此类邮件每天最多发送一封。'],
      action: '查看谁看过我',
    },
    reportTakenDown: {
      subject: '你的举报：{jobTitle}',
      lines: ['你举报了职位“{jobTitle}”。我们核查后已将该职位下架。', '感谢你为其他求职者提供帮助。'],
      action: '查找职位',
    },
    reportKept: {
      subject: '你的举报：{jobTitle}',
      lines: ['你举报了职位“{jobTitle}”。我们核查后决定保留该职位。', '感谢你为其他求职者提供帮助。'],
      action: '查找职位',
    },
    applicationConfirmation: {
      subject: '申请已提交：{jobTitle}',
      lines: ['你对 {company}“{jobTitle}”职位的申请已提交。', '你可以在 {brand} 的“我的职位”中查看进展。'],
      action: '查看申请',
    },
  },
  switchNote: '如不想再收到此类邮件，可在通知设置中关闭。',
  employerWrote: '{company} 的说明：',
  weWrote: '我们的核查结果：',
  notAcceptedClosing: '我们知道这不是你期待的结果。感谢你为此付出的努力，{brand} 上还有其他职位在等你。',
  unnamedApplication: '你对“{jobTitle}”职位的申请已提交。',
  jobAlert: {
    subject: { other: '{count} 个新职位：{search}' },
    intro: '你的职位提醒“{search}”有以下新职位：',
    seeAll: '查看所有匹配职位',
    manage: '修改或暂停此提醒',
    unsubscribe: '退订',
    whyDaily: '你收到此邮件，是因为你在 {brand} 订阅了每日新职位。',
    whyWeekly: '你收到此邮件，是因为你在 {brand} 订阅了每周新职位。',
    everyJob: '所有职位',
    pay: {
      HOUR: '时薪 {amount}',
      DAY: '日薪 {amount}',
      WEEK: '周薪 {amount}',
      MONTH: '月薪 {amount}',
      YEAR: '年薪 {amount}',
    },
    payFrom: '{amount}起',
    payUpTo: '最高 {amount}',
    payUndisclosed: '薪资未公开',
  },
  codeText: '{code} 是你的 {brand} 验证码，请勿告知任何人。',
}
