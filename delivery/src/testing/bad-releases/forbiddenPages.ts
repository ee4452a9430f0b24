import { copiedPackage, withoutMarks } from './copiedPackage'
import { later, type BadRelease } from './badRelease'

const script = (address: string) =>
  `{ const script = document.createElement('script'); script.src = '${address}'; document.head.append(script) }`

/** Releases whose pages do something that is forbidden on this site, such as a request to another host. */
export const FORBIDDEN_PAGES: BadRelease[] = [
  {
    name: 'eval by another name',
    edit: (b) => b.atLoad('(0, eval)("1")'),
    says: /security policy of the site forbids \(script-src/,
  },
  {
    name: 'an inline script',
    edit: (b) =>
      b.atLoad(
        '{ const script = document.createElement("script"); script.textContent = "1"; document.head.append(script) }',
      ),
    says: /security policy of the site forbids \(script-src-elem: inline\)/,
  },
  {
    name: 'a script of another host',
    edit: (b) => b.atLoad(script('https://cdn.example.org/library.js')),
    says: /forbids \(script-src-elem: https:\/\/cdn\.example\.org/,
  },
  {
    name: 'a tracking picture',
    edit: (b) => b.atLoad('new Image().src = "https://tracker.example.org/pixel.gif"'),
    says: /forbids \(img-src: https:\/\/tracker\.example\.org/,
  },
  {
    name: 'a request to another host',
    edit: (b) => b.atLoad('fetch("https://tracker.example.org/").catch(() => 0)'),
    says: /forbids \(connect-src: https:\/\/tracker\.example\.org/,
  },
  {
    name: 'a beacon to another host',
    edit: (b) => b.atLoad('navigator.sendBeacon("https://tracker.example.org/", "1")'),
    says: /forbids \(connect-src: https:\/\/tracker\.example\.org/,
  },
  {
    name: 'a socket to another host',
    edit: (b) => b.atLoad('new WebSocket("wss://tracker.example.org/")'),
    says: /forbids \(connect-src: wss:\/\/tracker\.example\.org/,
  },
  {
    name: 'a page of another host inside',
    edit: (b) => b.show('JSX("iframe", { src: "https://example.org/", title: "Other" })'),
    says: /forbids \(frame-src: https:\/\/example\.org/,
  },
  {
    name: 'a file that the release does not have',
    edit: (b) => b.atLoad(script(b.address('missing.js'))),
    says: /asks for what does not arrive: \/remotes\/learner\/.*\/missing\.js \(404\)/,
  },
  {
    name: 'a script without its hash',
    edit: (b) => b.put('late.js', '0').atLoad(script(b.address('late.js'))),
    says: /runs \/remotes\/learner\/.*\/late\.js without its hash/,
  },
  {
    name: 'a module that was not preloaded with its hash',
    edit: (b) =>
      b
        .put('module.mjs', 'export {}')
        .atLoad(`import(/* webpackIgnore: true */ '${b.address('module.mjs')}')`),
    says: /runs \/remotes\/learner\/.*\/module\.mjs without its hash/,
  },
  {
    name: 'files looked for at another address',
    edit: (b) => b.replace(b.entry, /\.p=(?=[\w$]+=[\w$]+\.replace)/, () => '.p="/elsewhere/",'),
    says: /asks for what does not arrive: \/elsewhere\//,
  },
  {
    name: 'a call that no contract describes',
    edit: (b) =>
      b.atLoad(
        'fetch(JSON.parse(document.getElementById("mc-config").textContent).apiUrl + "/no/such/call").catch(() => 0)',
      ),
    says: /asks for what does not arrive: \/no\/such\/call \(404\)/,
  },
  {
    name: 'another site instead',
    edit: (b) => b.atLoad(later('location.href = "https://example.org/"')),
    says: /leaves for https:\/\/example\.org\//,
  },
  {
    name: 'another page of the site instead',
    edit: (b) => b.atLoad(later('location.href = "/about"')),
    says: /leaves for http:.*\/about/,
  },
  {
    name: 'an alert',
    edit: (b) => b.atLoad(later('alert("Hello")')),
    says: /opens a dialog of the browser \(alert\)/,
  },
  {
    name: 'a prompt',
    edit: (b) => b.atLoad(later('prompt("Your password?")')),
    says: /opens a dialog of the browser \(prompt\)/,
  },
  {
    name: '"Leave site?"',
    edit: (b) => b.atLoad('addEventListener("beforeunload", (event) => event.preventDefault())'),
    says: /asks before people may leave it/,
  },
]

/** Releases with their own copies of packages that the shell provides. */
export async function secondCopies(): Promise<BadRelease[]> {
  const packages = await Promise.all([
    copiedPackage('react', true),
    copiedPackage('react-dom', true),
    copiedPackage('react-dom/client'),
    copiedPackage('react-router'),
    copiedPackage('swr'),
    copiedPackage('styled-components'),
  ])
  const [react, dom, client, router, swr, styled] = packages.map(withoutMarks)
  return [
    {
      name: 'a second React, seen in its files',
      edit: (b) => b.atLoad(packages[0]),
      says: /bundles its own React: take React from the shell/,
    },
    {
      name: 'a second React',
      edit: (b) => b.atLoad(react!),
      says: /runs its own copy of react \(in remotes\/learner/,
    },
    { name: 'a second React DOM', edit: (b) => b.atLoad(dom!), says: /runs its own copy of react-dom \(in/ },
    {
      name: 'a second renderer of React DOM',
      edit: (b) => b.put('copy.js', client!).atLoad(script(b.address('copy.js'))),
      says: /runs its own copy of react-dom/,
    },
    {
      name: 'a second React Router',
      edit: (b) => b.put('copy.js', router!).atLoad(script(b.address('copy.js'))),
      says: /runs its own copy of react-router \(in/,
    },
    { name: 'a second SWR', edit: (b) => b.atLoad(swr!), says: /runs its own copy of swr \(in/ },
    {
      name: 'a second styled-components',
      edit: (b) =>
        b.atLoad(styled!).show('JSX((globalThis.Own ??= COPY.styled.p`color: red`), { children: "Red" })'),
      says: /runs its own copy of styled-components/,
    },
  ]
}
