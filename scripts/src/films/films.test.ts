import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@mentor-connect/delivery/root'
import { toWebVtt } from './captions'
import { HEIGHT } from './film'
import { FILMS } from './films'

const LOCALES = ['en', 'hi'] as const
/** The distance from the top, in pixels, at which captions begin. */
const CAPTIONS_TOP = HEIGHT * 0.8

test.each(FILMS.flatMap((film) => LOCALES.map((locale) => [film.name, locale, film] as const)))(
  'the captions of %s in %s are those that its course has',
  (name, locale, film) => {
    const file = join(ROOT, 'server/demo-content', film.course, `${name}-${locale}.vtt`)
    expect(readFileSync(file, 'utf8')).toBe(toWebVtt(film, locale))
  },
)

describe.each(FILMS.map((film) => [film.name, film] as const))('%s', (_, film) => {
  it('lasts two minutes, and each caption can be read before the next one', () => {
    expect(film.seconds).toBe(120)
    const starts = [...film.captions.map(({ from }) => from), film.seconds]
    film.captions.forEach(({ from, en, hi }, index) => {
      const seconds = starts[index + 1]! - from
      // Subtitles for adults have at most about 17 characters per second.
      for (const words of [en, hi]) expect([words, words.length / seconds <= 17]).toEqual([words, true])
    })
  })

  it('draws numbers and texts at each moment, and no text where captions stand', () => {
    const moments = Array.from({ length: film.seconds * 2 }, (_, half) => half / 2)
    const isWrong = (drawing: string) =>
      /NaN|undefined|Infinity/.test(drawing) ||
      [...drawing.matchAll(/<text [^>]*?y="([\d.]+)"/g)].some(([, y]) => Number(y) >= CAPTIONS_TOP)
    expect(moments.filter((moment) => isWrong(film.draw(moment)))).toEqual([])
  })
})
