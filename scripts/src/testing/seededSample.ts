import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { ROOT } from '@mentor-connect/delivery/root'

/**
 * The seed that selects which part of a large test runs: `TEST_SEED`, otherwise the commit, so that every commit
 * tests another part; without git, the date.
 */
export function seedOfRun(): string {
  return process.env.TEST_SEED || commit() || new Date().toISOString().slice(0, 10)
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** The items in an order that depends only on the seed. */
export function shuffled<Item>(items: Item[], seed: string): Item[] {
  const keys = items.map((item, index) => ({ item, key: hashOf(`${seed}:${index}`) }))
  return keys.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item)
}

/**
 * Selects some of the items, depending only on the seed, with every kind of item among them.
 *
 * @param kindsOf the kinds that an item is an example of
 * @param size number of items to select; more if every kind needs more
 */
export function sampleOf<Item>(
  items: Item[],
  { seed, size, kindsOf }: { seed: string; size: number; kindsOf: (item: Item) => string[] },
): Item[] {
  const shown = new Set<string>()
  const examples: Item[] = []
  const others: Item[] = []
  for (const item of shuffled(items, seed)) {
    const isNew = kindsOf(item).some((kind) => !shown.has(kind))
    ;(isNew ? examples : others).push(item)
    kindsOf(item).forEach((kind) => shown.add(kind))
  }
  return [...examples, ...others.slice(0, Math.max(0, size - examples.length))]
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
