import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { RELEASE_FILE, type Release } from '../../site/release'
import type { Candidate, Fault, LiveState, Rule } from './candidate'
import { contractRule, exposeRule, routeIdRule, sharedRule, usedRoutesRule } from './contractRules'
import { budgetRule, compressionRule, entryRule, fileRule, messageRule, singleReactRule } from './fileRules'

const RULES: Rule[] = [
  fileRule,
  entryRule,
  compressionRule,
  contractRule,
  sharedRule,
  exposeRule,
  usedRoutesRule,
  routeIdRule,
  budgetRule,
  singleReactRule,
  messageRule,
]

const Text = Type.String({ minLength: 1 })
const Texts = Type.Record(Type.String(), Type.String())
const Hash = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' })
const Description = Type.Object({
  area: Text,
  release: Type.String({ pattern: '^[A-Za-z0-9_-]+$' }),
  entry: Text,
  integrity: Hash,
  contract: Type.Optional(Type.String()),
  provides: Type.Optional(Type.String()),
  mounts: Type.Optional(Type.Array(Text)),
  uses: Type.Optional(Type.Array(Text)),
  shared: Texts,
  exposes: Type.Record(Type.String(), Type.Array(Type.Object({ id: Text, path: Type.String() }))),
  chunks: Texts,
  messageFaults: Type.Array(Type.String()),
  files: Type.Record(Type.String(), Type.Object({ bytes: Type.Integer(), integrity: Hash })),
})

/** Reads the release that lies in a folder; what is wrong with it instead when it is none. */
export function readCandidate(dir: string, area: string): Candidate | Fault {
  const file = join(dir, RELEASE_FILE)
  if (!existsSync(file)) return `${dir} holds no ${RELEASE_FILE}: build the area first.`
  const description = parse(readFileSync(file, 'utf8'))
  if (!Value.Check(Description, description))
    return `${RELEASE_FILE} of ${area} is not one: build the area again.`
  if (description.area !== area)
    return `${RELEASE_FILE} is one of ${description.area}, not of ${area}: name the right area or folder.`
  return { description: description as Release, dir }
}

/** What speaks against a release going live; an empty list is a pass. */
export function gate(candidate: Candidate, live: LiveState): Fault[] {
  return RULES.flatMap((rule) => rule(candidate, live))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
