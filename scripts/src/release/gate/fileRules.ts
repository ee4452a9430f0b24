import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf } from '../../site/seal'
import { BUDGETS } from './budgets'
import type { Candidate, Fault, Rule } from './candidate'

const NAME = /^[\w.-]+(\/[\w.-]+)*$/

/** Every file is listed with its hash and is what the list says; none lies outside of the folder. */
export const fileRule: Rule = ({ description, dir }) => {
  const strange = Object.keys(description.files).filter(
    (file) => !NAME.test(file) || file.split('/').includes('..'),
  )
  if (strange.length > 0) return [`"${strange[0]}" is no file name of a release: build it again.`]
  const found = filesOf(dir)
  const names = [...new Set([...Object.keys(found), ...Object.keys(description.files)])]
  return names.flatMap((name): Fault[] => {
    const [is, said] = [found[name], description.files[name]]
    if (!is) return [`${name} is listed but missing: build the release again.`]
    if (!said) return [`${name} is not listed in release.json and has no hash: build the release again.`]
    return is.integrity === said.integrity
      ? []
      : [`${name} is not what was built: build the release again, and let nothing change it.`]
  })
}

/** The entry is there and has the hash that the registry will carry. */
export const entryRule: Rule = ({ description }) => {
  const entry = description.files[description.entry]
  if (!entry) return [`The entry ${description.entry} is missing: build the release again.`]
  return entry.integrity === description.integrity
    ? []
    : ['The entry’s hash is not the one that is stated: build the release again.']
}

/** Compressed copies stand beside each script: without them every visitor pays threefold. */
export const compressionRule: Rule = ({ description }) =>
  [...scripts(description.files), ...libraries(description.files)]
    .filter((file) => !description.files[`${file}.br`] || !description.files[`${file}.gz`])
    .map((file) => `${file} has no compressed copies: build the release again.`)

export const budgetRule: Rule = ({ description }) => {
  const size = (file: string) => description.files[`${file}.br`]?.bytes ?? description.files[file]?.bytes ?? 0
  const all = scripts(description.files)
  const entryBudget = description.area === 'shell' ? BUDGETS.shellEntry : BUDGETS.remoteEntry
  const total = all.reduce((sum, file) => sum + size(file), 0)
  return [
    ...over(`The entry ${description.entry}`, size(description.entry), entryBudget),
    ...all
      .filter((file) => file !== description.entry)
      .flatMap((file) => over(file, size(file), BUDGETS.chunk)),
    ...libraries(description.files).flatMap((file) => over(file, size(file), BUDGETS.library)),
    ...over('The release', total, BUDGETS.total),
  ]
}

function over(what: string, bytes: number, budget: number): Fault[] {
  if (bytes <= budget) return []
  return [
    `${what} has ${kB(bytes)} (brotli), the budget is ${kB(budget)}: split or drop what is not needed, or raise the budget in budgets.ts with a reason.`,
  ]
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The address that production builds of React name in their errors: a remote that holds it brings a second React. */
const REACT_MARK = 'react.dev/errors/'

export const singleReactRule: Rule = ({ description, dir }: Candidate) => {
  if (description.area === 'shell') return []
  return scripts(description.files)
    .filter(
      (file) => existsSync(join(dir, file)) && readFileSync(join(dir, file), 'utf8').includes(REACT_MARK),
    )
    .map(
      (file) =>
        `${file} brings a React of its own: take React from the shell (singletons.ts) and build again.`,
    )
}

export const messageRule: Rule = ({ description }) =>
  description.messageFaults.map((fault) => `${fault}: complete src/messages and build again.`)

/** Scripts that come as they are shipped. */
function libraries(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.mjs'))
}

function scripts(files: object): string[] {
  return Object.keys(files).filter((file) => file.endsWith('.js'))
}
