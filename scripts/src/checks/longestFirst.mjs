// The order of test files in a run: the longest first, so that none of them is left alone at the end. On a fresh clone
// Jest knows sizes of files only, and the files that start several products are short.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import JestSequencer from '@jest/test-sequencer'

const FOLDER = dirname(fileURLToPath(import.meta.url))
const ROOT = join(FOLDER, '../../..')
const SECONDS = JSON.parse(readFileSync(join(FOLDER, '../sampling/seconds.json'), 'utf8'))
const Sequencer = JestSequencer.default ?? JestSequencer

/** Seconds of journeys that are not listed, because they run in parts: none of them is short. */
const UNLISTED_JOURNEY = 45

/** Jest calls it once for each run. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => secondsOf(other) - secondsOf(one))
  }
}

function secondsOf({ path }) {
  const file = relative(ROOT, path).split(sep).join('/')
  return SECONDS[file] ?? (file.startsWith('e2e/') ? UNLISTED_JOURNEY : 0)
}
