// Runs the longest test files first, so that none of them is left alone at the end. Without this list, Jest on a fresh
// clone would go by the size of files, but the files that start several products are short.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import JestSequencer from '@jest/test-sequencer'

const FOLDER = dirname(fileURLToPath(import.meta.url))
const ROOT = join(FOLDER, '../../..')
const SECONDS = JSON.parse(readFileSync(join(FOLDER, '../sampling/seconds.json'), 'utf8'))
const Sequencer = JestSequencer.default ?? JestSequencer

/** Assumed seconds of a browser journey that is not listed because it runs in parts. No journey is short. */
const UNLISTED_JOURNEY = 45

/** Jest calls the sequencer once for each run. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => secondsOf(other) - secondsOf(one))
  }
}

function secondsOf({ path }) {
  const file = relative(ROOT, path).split(sep).join('/')
  return SECONDS[file] ?? (file.startsWith('e2e/') ? UNLISTED_JOURNEY : 0)
}
