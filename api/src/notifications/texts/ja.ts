import type { MessageTexts } from '../message-templates.ts'

export const ja: MessageTexts = {
  greeting: '{firstName} さん',
  greetingUnnamed: 'お客様',
  footer: 'このメールは、{brand} にご登録のメールアドレスにお送りしています。',
  footerAsked:
    'このメールは、{brand} でこのメールアドレスが入力されたためお送りしています。お心当たりがない場合は、このメールを破棄してください。',
  footerUnconfirmed:
    'このメールは、{brand} でこのメールアドレスが使われたためお送りしています。お心当たりがない場合はお知らせください。配信を停止します。',
  notMe: '心当たりがない',
  confirmNote:
    'このメールアドレスはまだ確認されていません。確認すると、企業からのメッセージもメールで届くようになります。リンクはどの端末でも1回だけ使え、有効期限は1か月です。',
  confirmEmail: 'メールアドレスを確認する',
  welcomeUnconfirmed:
    'このメールアドレスでアカウントが作成されました。気になる求人を保存して、どこからでも簡単に応募できます。',
  codes: {
    loginCode: {
      subject: '{code}：{brand} のログイン用認証コード',
      line: '{brand} にログインするには、次の認証コードを入力してください。',
    },
    resetCode: {
      subject: '{code}：{brand} のパスワード再設定用認証コード',
      line: '{brand} のパスワードを再設定するには、次の認証コードを入力してください。',
    },
    verifyEmail: {
      subject: '{code}：{brand} のメールアドレス確認用認証コード',
      line: '{brand} にご登録のメールアドレスを確認するため、次の認証コードを入力してください。',
    },
    confirmCode: {
      subject: '{code}：{brand} のご本人確認用認証コード',
      line: '{brand} のアカウントの変更がご本人によるものか確認するため、次の認証コードを入力してください。',
    },
    letInCode: {
      subject: '{code}：{brand} の別端末ログイン許可用認証コード',
      line: '別の端末が、お客様の {brand} アカウントへのログインを求めています。ご自身の端末である場合に限り、お手元のスマートフォンで次の認証コードを入力してください。',
    },
    downloadCode: {
      subject: '{code}：{brand} のデータダウンロード用認証コード',
      line: '{brand} アカウントのデータをダウンロードするには、次の認証コードを入力してください。',
    },
    deleteCode: {
      subject: '{code}：{brand} のアカウント削除用認証コード',
      line: '{brand} アカウントを削除するには、次の認証コードを入力してください。',
    },
  },
  codeNote:
    '認証コードの有効期限は10分です。誰にも教えないでください。当社から認証コードをお尋ねすることは決してありません。',
  notices: {
    passwordChanged: {
      subject: '{brand} のパスワードが変更されました',
      line: 'アカウントのパスワードが変更されました。ほかの端末はすべてログアウトされています。',
    },
    addressChanged: {
      subject: '{brand} アカウントのメールアドレスが変更されました',
      line: 'アカウントのメールアドレスが別のものに変更されました。このメールアドレスではログインできなくなります。',
    },
    waysRemoved: {
      subject: '{brand} のメールアドレスを確認しました',
      line: 'このメールアドレスがご本人のものであることを確認しました。これまで未確認だったため、以前に設定されたパスワードなどのログイン方法を削除し、すべての端末からログアウトしました。新しいパスワードは設定画面で登録できます。',
    },
    mobileAdded: {
      subject: '{brand} アカウントに携帯電話番号が追加されました',
      line: '末尾が {phone} の携帯電話番号で、アカウントにログインできるようになりました。',
    },
    newDevice: {
      subject: '{brand} アカウントに新しい端末からログインがありました',
      line: '新しい端末からのログイン：{device}、{country}、{at}。お心当たりはありますか。',
    },
    accountDeletion: {
      subject: '{brand} アカウントの削除を受け付けました',
      line: 'アカウントの削除を受け付けました。{date} に、アカウント内のすべての情報とともに削除されます。引き続きご利用になる場合は、それまでにログインしてください。',
    },
    twoFactorOn: {
      subject: '{brand} アカウントの2段階認証が有効になりました',
      line: '今後ログインの際には、認証アプリのコードも必要になります。リカバリーコードは安全な場所に保管してください。',
    },
    twoFactorOff: {
      subject: '{brand} アカウントの2段階認証が無効になりました',
      line: 'ログインの際に認証アプリのコードは不要になりました。',
    },
    socialLinked: {
      subject: '{provider} が {brand} アカウントと連携されました',
      line: '{provider} でアカウントにログインできるようになりました。',
    },
    passkeyAdded: {
      subject: '{brand} アカウントにパスキーが追加されました',
      line: 'パスキー「{name}」でアカウントにログインできるようになりました。',
    },
  },
  notYou:
    'お心当たりがない場合は、すぐに新しいパスワードを設定し、アカウント設定で見覚えのない端末をログアウトしてください。',
  settings: 'アカウント設定を開く',
  letters: {
    magicLink: {
      subject: '{brand} のログイン用リンク',
      lines: [
        '下のリンクから {brand} にログインできます。',
        'リンクの有効期限は1か月で、使えるのは1回だけです。リンクを知っている人は誰でもログインできるため、このメールを転送しないでください。',
      ],
      action: 'ログイン',
    },
    magicLinkNew: {
      subject: '{brand} の会員登録用リンク',
      lines: [
        'このメールアドレスのアカウントはまだありません。下のリンクから、パスワードなしで1分ほどで登録できます。',
        'リンクの有効期限は1か月で、使えるのは1回だけです。',
      ],
      action: 'アカウントを作成する',
    },
    confirmJobAlert: {
      subject: '{brand} の求人アラートをご確認ください',
      lines: [
        'このメールアドレスで新着求人を受け取るお申し込みがありました。',
        '確認が済むと、メールの配信が始まります。このメールアドレスのアカウントがまだない場合は、パスワードなしのアカウントを作成します。確認すると、{brand} の利用規約とプライバシーポリシーに同意したことになります。',
        'リンクの有効期限は1か月です。',
      ],
      action: '求人アラートを確認する',
    },
    resetUnknown: {
      subject: 'このメールアドレスの {brand} アカウントはありません',
      lines: [
        'このメールアドレスのアカウントについてパスワードの再設定が申請されましたが、該当するアカウントはありません。',
        '別のメールアドレスでご登録ではありませんか。このメールアドレスで新しく登録することもできます。',
      ],
      action: '会員登録する',
    },
    addressTaken: {
      subject: 'すでに {brand} のアカウントをお持ちです',
      lines: [
        '{brand} で、このメールアドレスを別のアカウントに使おうとする操作がありました。お客様のアカウントに変更はありません。',
        'ご本人の操作の場合は、すでにアカウントをお持ちですのでログインしてください。パスワードをお忘れの場合は再設定できます。',
      ],
      action: 'ログイン',
    },
    resumeFile: {
      subject: '{name} さんの履歴書',
      lines: [
        '{name} さんから {brand} を通じて履歴書が届きました。このメールに添付しています。',
        'このメールに返信すると、{name} さんに届きます。',
      ],
      action: '{brand} を見る',
    },
    welcome: {
      subject: '{brand} へようこそ',
      lines: ['アカウントの登録が完了しました。', '気になる求人を保存して、どこからでも簡単に応募できます。'],
      action: '求人を探す',
    },
    unreadMessage: {
      subject: '{name} さんから新着メッセージがあります',
      lines: ['{company} の {name} さんからメッセージが届いています。まだお読みになっていません。'],
      action: 'メッセージを読む',
    },
    applicationInterested: {
      subject: '{company} があなたの応募に関心を示しています',
      lines: [
        '{company} が、求人「{jobTitle}」へのあなたの応募に関心を示しています。',
        '今後、企業から連絡が入ることがあります。{brand} でメッセージが届いた場合は、チャットで確認できます。',
      ],
      action: '応募を確認する',
    },
    applicationInterview: {
      subject: '面接のご案内：{company}「{jobTitle}」',
      lines: ['{company} が、求人「{jobTitle}」の面接を希望しています。', '日程については、企業からご連絡があります。'],
      action: '応募を確認する',
    },
    applicationAccepted: {
      subject: '採用のお知らせ：{company}「{jobTitle}」',
      lines: [
        'おめでとうございます。{company} が、求人「{jobTitle}」でのあなたの採用を決めました。',
        '今後の流れは、企業から連絡があります。',
      ],
      action: '応募を確認する',
    },
    applicationNotAccepted: {
      subject: '選考結果のお知らせ：{jobTitle}',
      lines: ['{company} の求人「{jobTitle}」は、今回は見送りとなりました。'],
      action: '応募を確認する',
    },
    applicationCompleted: {
      subject: '完了のお知らせ：{company}「{jobTitle}」',
      lines: [
        '{company} が、求人「{jobTitle}」へのあなたの応募を完了にしました。',
        'お手続きは以上です。新しいお仕事でのご活躍をお祈りしています。',
      ],
      action: '応募を確認する',
    },
    recruiterInterested: {
      subject: '{company} があなたに関心を示しています',
      lines: [
        '{company} の {name} さんがあなたのプロフィールを見て、関心を示しています。',
        '関心を示した採用担当者と、その求人を確認できます。',
      ],
      action: '関心を示した担当者を見る',
    },
    profileViewed: {
      subject: '{company} があなたのプロフィールを見ました',
      lines: [
        '{company} の {name} さんがあなたのプロフィールを見ました。',
        'プロフィールの閲覧に関するメールは、1日1通までです。',
      ],
      action: '閲覧した担当者を見る',
    },
    reportTakenDown: {
      subject: 'ご報告の件：{jobTitle}',
      lines: [
        'ご報告いただいた求人「{jobTitle}」を確認し、掲載を取りやめました。',
        '求職者の皆さまのためにご協力いただき、ありがとうございます。',
      ],
      action: '求人を探す',
    },
    reportKept: {
      subject: 'ご報告の件：{jobTitle}',
      lines: [
        'ご報告いただいた求人「{jobTitle}」を確認した結果、掲載を継続します。',
        '求職者の皆さまのためにご協力いただき、ありがとうございます。',
      ],
      action: '求人を探す',
    },
    applicationConfirmation: {
      subject: 'ご応募を受け付けました：{jobTitle}',
      lines: [
        '{company} の求人「{jobTitle}」へのご応募を受け付けました。',
        '応募の状況は、{brand} の「マイジョブ」で確認できます。',
      ],
      action: '応募を確認する',
    },
  },
  switchNote: 'このようなメールは、通知設定で停止できます。',
  employerWrote: '{company} からのメッセージ：',
  weWrote: '確認の結果：',
  notAcceptedClosing:
    'ご期待に沿わないお知らせとなり、申し訳ございません。ご応募の準備にお時間をかけていただき、ありがとうございました。{brand} では、ほかの求人もご覧いただけます。',
  unnamedApplication: '求人「{jobTitle}」へのご応募を受け付けました。',
  jobAlert: {
    subject: { other: '新着求人{count}件：{search}' },
    intro: '求人アラート「{search}」の新着求人です。',
    seeAll: '条件に合う求人をすべて見る',
    manage: 'アラートを変更・一時停止する',
    unsubscribe: '配信を停止する',
    whyDaily: 'このメールは、{brand} で新着求人の毎日の配信を希望された方にお送りしています。',
    whyWeekly: 'このメールは、{brand} で新着求人の毎週の配信を希望された方にお送りしています。',
    everyJob: 'すべての求人',
    pay: {
      HOUR: '時給 {amount}',
      DAY: '日給 {amount}',
      WEEK: '週給 {amount}',
      MONTH: '月給 {amount}',
      YEAR: '年収 {amount}',
    },
    payFrom: '{amount}以上',
    payUpTo: '{amount}以下',
    payUndisclosed: '給与非公開',
  },
  codeText: '{code} は {brand} の認証コードです。誰にも教えないでください。',
}
