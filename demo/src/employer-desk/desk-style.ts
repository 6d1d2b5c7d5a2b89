/** Of the desk alone; colours, fields and buttons are those of every development page. Where there is room, the ways to parts of a page show to the keyboard alone. */
export const deskStyle = `
:root{--wash:light-dark(#e3f1eb,#12302a);--signal:light-dark(#a3430f,#f0935f);--signal-wash:light-dark(#fceee3,#3a2316);--sunken:light-dark(#f3f1eb,#0b0d10);--danger:light-dark(#b3261e,#ff9b91)}
main{max-inline-size:72rem}
h2{font-size:18px;line-height:1.3;margin:0 0 12px}
h3{font-size:16px;line-height:1.4;margin:0}
p{margin-block:0 12px}
ul,ol{list-style:none;margin:0;padding:0}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;padding:8px max(16px,50vw - 35rem);border-block-end:1px solid var(--line);background:var(--surface)}
.bar nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-inline-end:auto}
.bar a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--ink);text-decoration:none}
.bar a:hover,.bar a[aria-current]{color:var(--accent);text-decoration:underline}
.bar .who{line-height:1.3}
.crumb{margin-block:0 8px}
.crumb a{display:inline-block;padding-block:9px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:16px;margin-block-end:16px}
.card>p:last-child{margin:0}
.card tr:last-child,.card tr:last-child>td{border-block-end:0}
.rows>li{display:grid;gap:4px;padding-block:16px;border-block-start:1px solid var(--line)}
.rows>li:first-child{border:0;padding-block-start:0}
.rows>li:last-child{padding-block-end:0}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;justify-content:space-between}
.row>h2{margin:0;font-size:16px}
.row button{padding-inline:16px}
.row>a,.row>h2>a{display:inline-flex;align-items:center;min-block-size:44px;font-weight:600;font-size:16px}
.chips{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.picture{border-radius:50%}
.pill{padding:2px 10px;border-radius:999px;background:var(--sunken);color:var(--soft);font-size:14px;font-variant-numeric:tabular-nums}
.pill.new{background:var(--signal-wash);color:var(--signal);font-weight:600}
.pill.good{background:var(--wash);color:var(--accent);font-weight:600}
.tabs{display:flex;flex-wrap:wrap;gap:8px;margin-block:0 16px}
.tabs a{display:inline-flex;align-items:center;min-block-size:44px;padding-inline:14px;border:1px solid var(--line);border-radius:999px;color:var(--ink);text-decoration:none}
.tabs a[aria-current]{background:var(--wash);border-color:var(--accent);color:var(--accent);font-weight:600}
form{margin:0;gap:12px}
video{display:block;inline-size:100%;max-block-size:60vh;border-radius:8px;background:#000}
form.search{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-block-end:16px}
form.search label{flex:1 1 14rem}
form.search button{padding-inline:20px}
select,textarea{font:inherit;font-weight:400;color:inherit;inline-size:100%;min-block-size:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
select,input{max-inline-size:100%}
input:not([type=checkbox]){font-weight:400}
.columns{display:grid;gap:0 24px;align-items:start}
@media (min-width:60rem){.columns{grid-template-columns:minmax(0,1fr) 21rem}.jump:not(:focus-within){position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}}
.said{white-space:pre-line}
dl{display:grid;gap:12px;margin:0}
dt{color:var(--soft);font-size:14px}
dd{margin:0}
.timeline{padding-inline-start:5px}
.timeline>li{display:grid;gap:2px;padding:0 0 16px;border-inline-start:2px solid var(--line);padding-inline-start:18px;position:relative}
.timeline>li:last-child{padding-block-end:0}
.timeline>li::before{content:"";position:absolute;inset-inline-start:-6px;inset-block-start:8px;inline-size:10px;block-size:10px;border-radius:50%;background:var(--accent)}
.actions{display:grid;gap:8px}
.actions button,.actions form{inline-size:100%}
details>summary{display:flex;align-items:center;justify-content:center;min-block-size:44px;border:1px solid var(--line);border-radius:8px;font-weight:600;cursor:pointer}
details[open]>summary{margin-block-end:12px}
.wrong{margin-block:-8px 0;color:var(--danger);font-size:14px}
:is(input,select,textarea)[aria-invalid=true]{border-color:var(--danger)}
[data-format]{display:grid;gap:12px}
[hidden]{display:none!important}
.problem{position:sticky;inset-block-start:8px;z-index:1;padding:12px 16px;border:1px solid var(--danger);border-radius:14px;color:var(--danger);background:var(--surface)}
.done{padding:12px 16px;border-radius:14px;color:var(--accent);background:var(--wash)}
.pages{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
.pages a{display:inline-flex;align-items:center;min-block-size:44px}
.quote{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;color:var(--soft)}
.candidates ul{display:grid;gap:4px;max-block-size:70vh;overflow:auto}
.candidates li a{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 8px;align-items:center;min-block-size:44px;padding:6px 10px;border-radius:8px;color:var(--ink);text-decoration:none}
.candidates li a:hover{background:var(--sunken)}
.candidates li a[aria-current]{background:var(--wash);color:var(--accent);font-weight:600}
kbd{font:13px ui-monospace,monospace;padding:1px 6px;border:1px solid var(--line);border-radius:6px;color:var(--soft)}
iframe.pdf{block-size:min(80vh,60rem);background:#fff}
button :is(time,.soft){color:inherit}
.rating{margin-block-end:12px}
#rating{font-weight:600;font-size:15px}
.rating button{min-inline-size:44px;padding-inline:0;flex:1}
.rating button[aria-pressed=true]{background:var(--wash);border-color:var(--accent);color:var(--accent);font-weight:600}
fieldset{display:grid;gap:12px;margin:0;padding:12px;border:1px solid var(--line);border-radius:8px}
legend{font-weight:600;font-size:15px;padding-inline:4px}
aside details+details,aside ul+details{margin-block-start:12px}
#notes .rows+form{margin-block-start:16px}
.actions details+details{margin-block-start:0}
aside .actions+details{margin-block-start:12px}
aside details form{margin-block-start:12px}
.chat{display:grid;gap:12px;margin-block-end:16px}
.chat>li{display:grid;gap:2px;justify-items:start;max-inline-size:85%}
.chat>li.recruiter{justify-self:end;justify-items:end}
button.quiet{min-block-size:32px;border:0;padding:0;background:none;color:var(--soft);font-size:14px;text-decoration:underline}
.bubble{padding:8px 14px;border-radius:14px;background:var(--sunken);overflow-wrap:anywhere}
.recruiter .bubble{background:var(--wash)}
@media (min-width:80rem){main:has(.candidates){max-inline-size:92rem}body:has(.candidates) .bar{padding-inline:max(16px,50vw - 45rem)}main .columns:has(.candidates){grid-template-columns:15rem minmax(0,1fr) 23rem}.candidates{position:sticky;inset-block-start:16px}}
@media (60rem <= width < 80rem){.columns .candidates{grid-column:1/-1}.candidates ul{display:flex;overflow:auto}}
@media (width < 40rem){.bar{gap:0 16px}.bar nav{flex-wrap:nowrap;inline-size:100%;overflow-x:auto;white-space:nowrap}.bar>strong{display:none}.bar .who{margin-inline-end:auto}}
@media print{.bar,.crumb,.jump,.candidates,aside,iframe.pdf,.problem{display:none!important}main .columns{display:block}.card{border:0;padding:0}}
@media (width < 60rem){.candidates ul{display:flex;max-block-size:none}.candidates li{flex:none}}
`
