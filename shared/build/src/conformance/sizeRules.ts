import { isCompressedCopy } from '../release/hashAndCompress'
import type { Release } from '../release/release'
import { BUDGETS, KIND_BUDGETS, OTHER_BUDGET } from './budgets'
import type { Issue, ReleaseRule } from './builtRelease'
import { libraries, scripts, sentBytes } from './files'

/**
 * Checks the budgets of scripts, because browsers have to wait for them. Fallbacks do not count, because pages never
 * load them.
 */
export const scriptBudgetRule: ReleaseRule = ({ description }) => {
  const { area, entry, files, fallbacks = [], ownRuntime } = description
  const size = packedSize(files)
  const all = scripts(files).filter((file) => !fallbacks.includes(file))
  const runtime = ownRuntime ? BUDGETS.ownRuntime : 0
  const entryBudget = (area === 'shell' ? BUDGETS.shellEntry : BUDGETS.remoteEntry) + runtime
  const total = sum(all.map(size))
  const chunks = all.filter((file) => file !== entry)
  return [
    ...over(`The entry ${entry}`, size(entry), entryBudget, 'brotli'),
    ...chunks.flatMap((file) => over(file, size(file), BUDGETS.chunk, 'brotli')),
    ...libraries(files).flatMap((file) => over(file, size(file), BUDGETS.library, 'brotli')),
    ...over('The release', total, BUDGETS.total + runtime, 'brotli'),
  ]
}

/** Checks the budgets of each kind of file, because the site stores and serves all files. */
export const kindBudgetRule: ReleaseRule = ({ description: { files } }) => {
  const originals = Object.keys(files).filter((file) => !isCompressedCopy(file))
  return [...KIND_BUDGETS, OTHER_BUDGET].flatMap((budget): Issue[] => {
    const names = originals.filter((file) => budgetOf(file) === budget)
    const { name, count, each, total, packed = Infinity } = budget
    if (names.length === 0) return []
    if (count === 0)
      return [`${names[0]} is one of the ${name}, which a release must not contain: leave it out.`]
    const bytes = sum(names.map((file) => files[file]!.bytes))
    return [
      ...(names.length > count
        ? [`The release has ${names.length} ${name}, the budget is ${count}: leave out what no page needs.`]
        : []),
      ...names.flatMap((file) => over(file, files[file]!.bytes, each, 'not compressed')),
      ...over(`All ${name} together`, bytes, total, 'not compressed'),
      ...over(`All ${name} together`, sum(names.map(packedSize(files))), packed, 'brotli'),
    ]
  })
}

/** Size of a file in bytes as it is sent. */
const packedSize = (files: Release['files']) => (file: string) => sentBytes(files, file)

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

function budgetOf(file: string) {
  const ending = file.slice(file.lastIndexOf('.') + 1).toLowerCase()
  return KIND_BUDGETS.find(({ endings }) => endings.includes(ending)) ?? OTHER_BUDGET
}

function over(what: string, bytes: number, budget: number, how: string): Issue[] {
  if (bytes <= budget) return []
  return [
    `${what} has ${kB(bytes)} (${how}), the budget is ${kB(budget)}: split or drop what is not needed, or raise the budget in budgets.ts with a reason.`,
  ]
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
