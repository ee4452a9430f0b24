export const PICKER_STYLE = `
:root { color-scheme: light dark; --ink: #1e2a2e; --soft: #566267; --paper: #f1f4f9; --card: #fff; --line: #d5dbe1; --hover: #f1f4f9; --blue: #0b57d0; --on-blue: #fff; --face: #d3e3fd; --danger: #ab2420 }
@media (prefers-color-scheme: dark) { :root { --ink: #ecf1f0; --soft: #a9b6b6; --paper: #10151a; --card: #1a2127; --line: #38424b; --hover: #242d35; --blue: #a8c7fa; --on-blue: #062e6f; --face: #0842a0; --danger: #ff9d96 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 16px/1.6 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif }
main { width: min(28rem, 100%); padding: 2rem 1.5rem; background: var(--card); border-radius: 28px }
header { display: flex; align-items: center; justify-content: space-between }
.mark { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: conic-gradient(#1a73e8 0 25%, #188038 0 50%, #f9ab00 0 75%, #d93025 0); color: #fff; font-weight: 700; text-shadow: 0 0 3px #0009 }
header a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 .75rem; color: var(--blue) }
h1 { margin: 1rem 0 0; font-size: 1.75rem; font-weight: 500; line-height: 1.3 } .intro { margin: .25rem 0 1.25rem; color: var(--soft) }
ul { list-style: none; margin: 0 0 .5rem; padding: 0 } li { border-bottom: 1px solid var(--line) } form { margin: 0 }
button { font: inherit; cursor: pointer; min-height: 44px; border-radius: 12px } :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px }
.account { display: flex; align-items: center; gap: 1rem; width: 100%; padding: .75rem .5rem; border: 0; background: none; color: inherit; text-align: start } .account:hover { background: var(--hover) }
.account b { display: block; font-weight: 600 } .account small { color: var(--soft); font-size: .9375rem; overflow-wrap: anywhere }
.face { flex: none; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; background: var(--face); font-weight: 600 }
summary { cursor: pointer; min-height: 44px; padding: .6rem .5rem; color: var(--blue); font-weight: 500 }
details form { display: grid; gap: .75rem; padding: .5rem .5rem 1rem } label { display: grid; gap: .25rem; font-size: .9375rem }
input { font: inherit; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: 10px; background: var(--card); color: inherit }
.primary { border: 0; background: var(--blue); color: var(--on-blue); font-weight: 600 } .plain { width: 100%; border: 1px solid var(--line); background: none; color: var(--blue); font-weight: 500 }
.fault { margin: 0; color: var(--danger) } .note { margin: 1.25rem 0 0; color: var(--soft); font-size: .875rem }
@media (max-width: 480px) { body { background: var(--card); place-items: start center } }`
