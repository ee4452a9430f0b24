import { rowStatement } from '../../../platform/database/rowStatement'
import type { Database } from '../../../kernel/database/schema'
import { cutsOf } from './slips'
import { bonesOf, soundOf } from './sound'
import { stemOf } from './stem'

/** Number of words per statement. Each word is stored with up to two dozen cuts (see `cutsOf`). */
const WORDS_PER_STATEMENT = 100
/** Longer words are not stored, because nobody types them. */
const WORD_MAX = 40

/**
 * Changes how many courses use each word. New words are added with everything that they are found by; words
 * that no course uses any more are deleted.
 * @param uses by how much the number of courses with a word changes
 * @param shown how the words were written, by folded word
 */
export async function changeUses(tx: Database, uses: Map<string, number>, shown: Map<string, string>) {
  // The order is the same in every transaction, so that two of them cannot deadlock.
  const changes = [...uses]
    .filter(([word, change]) => change !== 0 && word.length <= WORD_MAX)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, change]) => ({ word, change }))
  if (changes.length === 0) return
  await lockWords(tx, changes)
  for (let start = 0; start < changes.length; start += WORDS_PER_STATEMENT) {
    const part = changes.slice(start, start + WORDS_PER_STATEMENT)
    await addUses(
      tx,
      part.filter(({ change }) => change > 0),
      shown,
    )
    await takeUses(
      tx,
      part.filter(({ change }) => change < 0),
    )
  }
}

interface Change {
  word: string
  change: number
}

async function addUses(tx: Database, added: Change[], shown: Map<string, string>) {
  if (added.length === 0) return
  await upsertWords(
    tx,
    added.map(({ word, change }) => ({
      word,
      shown: shown.get(word) ?? word,
      stem: stemOf(word),
      sound: soundOf(word),
      bones: bonesOf(word),
      uses: change,
    })),
  )
  await insertCuts(tx, cutsOfAll(added))
}

async function takeUses(tx: Database, removed: Change[]) {
  if (removed.length === 0) return
  await subtractUses(tx, removed)
  const unused = await deleteUnused(tx, removed)
  if (unused.length > 0) await deleteCuts(tx, cutsOfAll(unused))
}

const cutsOfAll = (words: { word: string }[]) =>
  words.flatMap(({ word }) => cutsOf(word).map((cut) => ({ cut, word })))

const CHANGE = { word: 'text', change: 'integer' } as const
const CUT = { cut: 'text', word: 'text' } as const

const lockWords = rowStatement(
  CHANGE,
  (given, lock) =>
    `select word from search_words where word in (select word from (${given}) as given) order by word ${lock}`,
)

const upsertWords = rowStatement(
  { word: 'text', shown: 'text', stem: 'text', sound: 'text', bones: 'text', uses: 'integer' },
  (given) => `insert into search_words (word, shown, stem, sound, bones, uses)
    select * from (${given}) as given where true
    on conflict (word) do update set uses = search_words.uses + excluded.uses`,
)

const subtractUses = rowStatement(
  CHANGE,
  (given) => `update search_words set uses = uses + given.change
    from (${given}) as given where search_words.word = given.word`,
)

const deleteUnused = rowStatement<typeof CHANGE, { word: string }>(
  CHANGE,
  (given) => `delete from search_words
    where uses <= 0 and word in (select word from (${given}) as given) returning word`,
)

const insertCuts = rowStatement(
  CUT,
  (given) => `insert into search_cuts (cut, word)
    select * from (${given}) as given where true on conflict do nothing`,
)

const deleteCuts = rowStatement(
  CUT,
  (given) => `delete from search_cuts where (cut, word) in (select cut, word from (${given}) as given)`,
)
