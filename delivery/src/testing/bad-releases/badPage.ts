/** A fault of a page that can be made with one line of code. All such faults are tried in one site. */
export interface BadPage {
  kind: string
  name: string
  /** Runs when the script of the page is loaded. */
  code: string
  /** Matches a reason for which the page must be refused. */
  says: RegExp
}

export type Row = [name: string, code: string, says: RegExp]

export const ofKind = (kind: string, rows: Row[]): BadPage[] =>
  rows.map(([name, code, says]) => ({ kind, name, code, says }))

/** Code that runs once the page is shown. */
export const whenShown = (code: string) =>
  `(function look() { if (document.querySelector('#app main h1')) { ${code} } else setTimeout(look, 50) })()`

/** An expression for a new element. */
export const element = (tag: string, style: string) =>
  `Object.assign(document.createElement('${tag}'), { style: '${style}' })`
