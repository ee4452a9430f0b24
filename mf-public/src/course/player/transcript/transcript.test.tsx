import type { BlockOf } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { aLessonOf, aParagraph } from '../testing/aLesson'
import { openLesson } from '../testing/openLesson'
import { transcriptState } from './TranscriptToggle'

const folder = '/files/lesson-abcdefghijklmnopqrstuv'
const HINDI = { lang: 'hi', label: 'हिन्दी', file: `${folder}/hindi.vtt` }
const ENGLISH = { lang: 'en', label: 'English', file: `${folder}/english.vtt` }
const TAMIL = { lang: 'ta', label: 'தமிழ்', file: `${folder}/tamil.vtt` }

/** Fakes the text track of a `<track>`, which jsdom lacks, with a cue of two seconds for each text. */
class StandInTrack {
  mode: TextTrackMode = 'disabled'
  cues: unknown = null

  load(texts: string[]) {
    this.cues = texts.map((html, index) => ({
      startTime: index * 2,
      endTime: index * 2 + 2,
      getCueAsHTML: () => document.createRange().createContextualFragment(html),
    }))
  }
}

/** The elements whose tracks were read, in order. */
const tracks = new Map<HTMLTrackElement, StandInTrack>()
const trackOf = (element: HTMLTrackElement) => {
  if (!tracks.has(element)) tracks.set(element, new StandInTrack())
  return tracks.get(element)!
}
const scrollTo = jest.fn()

beforeEach(() => {
  // Closes the transcript, because the choice is stored on the device.
  transcriptState.choose('closed')
  tracks.clear()
  Object.defineProperty(HTMLTrackElement.prototype, 'track', {
    configurable: true,
    get: function (this: HTMLTrackElement) {
      return trackOf(this)
    },
  })
  Object.assign(Element.prototype, { scrollTo })
  scrollTo.mockClear()
})
afterEach(() => {
  Reflect.deleteProperty(HTMLTrackElement.prototype, 'track')
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

interface Opening {
  captions?: BlockOf<'video'>['captions']
  locale?: 'en' | 'hi'
  /** Text of a paragraph below the video; absent for none. */
  text?: string
}

const openVideo = ({ captions = [HINDI, ENGLISH], locale, text = 'Watch.' }: Opening = {}) =>
  openLesson({
    locale,
    lesson: aLessonOf(
      {
        id: 'v',
        type: 'video',
        title: 'Film',
        source: { file: `${folder}/film.mp4`, seconds: 30 },
        captions,
      },
      aParagraph('p', text),
    ),
  })

const video = () => screen.getByLabelText<HTMLVideoElement>('Film')
/** The track that the transcript reads, which is the last one. */
const ownTrack = () => [...tracks.keys()].at(-1)!
const button = () => screen.getByRole('button', { name: 'Transcript' })
const follows = () => screen.getByRole('switch', { name: 'Follow the video' })
const current = () =>
  screen.getByRole('region', { name: 'Transcript' }).querySelector('[aria-current]')?.textContent

const TEXTS = ['One.', 'Two.', 'Three.']
const arrive = (texts = TEXTS) => {
  trackOf(ownTrack()).load(texts)
  fireEvent(ownTrack(), new Event('load'))
}
const play = (second: number) => {
  video().currentTime = second
  fireEvent.timeUpdate(video())
}

async function openTranscript(opening: Opening & { texts?: string[] } = {}) {
  const opened = await openVideo(opening)
  await opened.user.click(button())
  await screen.findByText('The transcript is loading…')
  arrive(opening.texts)
  return opened
}

test('a video without captions has no transcript', async () => {
  await openVideo({ captions: [] })
  expect(screen.queryByRole('button', { name: 'Transcript' })).toBeNull()
})

test('the text of the captions is read by the browser, with those who speak', async () => {
  await openTranscript({ texts: ['<span title="Lipi">Stop.\nOne <i>deep</i> breath.</span>', '[Bell]'] })
  expect(ownTrack()).toHaveAttribute('src', expect.stringContaining(ENGLISH.file))
  expect(trackOf(ownTrack()).mode).toBe('hidden')
  const list = within(screen.getByRole('region', { name: 'Transcript' })).getByRole('list')
  expect(list).toHaveAttribute('lang', 'en')
  expect(
    within(list)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['0:00 Lipi: Stop. One deep breath.', '0:02 [Bell]'])
})

test('a passage jumps to its time, and is marked while it is said', async () => {
  const { user } = await openTranscript()
  await user.click(screen.getByRole('button', { name: '0:02 Two.' }))
  expect(video().currentTime).toBe(2)
  play(2)
  expect(current()).toBe('0:02 Two.')
  play(4.2)
  expect(current()).toBe('0:04 Three.')
})

test('the list follows the video until the viewer scrolls it or moves the focus in it', async () => {
  const { user } = await openTranscript()
  play(0)
  play(2)
  expect(scrollTo).toHaveBeenCalledTimes(2)
  fireEvent.wheel(screen.getByText('Two.'))
  play(4)
  expect(follows()).not.toBeChecked()
  expect(scrollTo).toHaveBeenCalledTimes(2)
  await user.click(follows())
  expect(scrollTo).toHaveBeenCalledTimes(3)
  act(() => screen.getByRole('button', { name: '0:04 Three.' }).focus())
  play(0)
  expect(follows()).not.toBeChecked()
  expect(scrollTo).toHaveBeenCalledTimes(3)
})

test('all passages are one tab stop, with arrow keys between them', async () => {
  const { user } = await openTranscript()
  play(2)
  act(() => follows().focus())
  await user.tab()
  expect(screen.getByRole('button', { name: '0:02 Two.' })).toHaveFocus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('button', { name: '0:04 Three.' })).toHaveFocus()
  await user.keyboard('{Home}')
  expect(screen.getByRole('button', { name: '0:00 One.' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(follows()).toHaveFocus()
})

test('the tracks of the video are left alone, and its own one goes when it is closed', async () => {
  const { user } = await openVideo()
  const before = video().innerHTML
  await user.click(button())
  await screen.findByText('The transcript is loading…')
  arrive()
  const shown = [...video().querySelectorAll('track')]
  expect(shown.filter((track) => tracks.has(track))).toEqual([])
  expect(video().innerHTML).toBe(before)
  expect(ownTrack().parentElement).toHaveAttribute('crossorigin', 'use-credentials')
  await user.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(ownTrack().parentElement).toBeNull()
})

test('another language can be chosen', async () => {
  const { user } = await openTranscript()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'हिन्दी')
  expect(ownTrack()).toHaveAttribute('src', expect.stringContaining(HINDI.file))
  arrive(['रुकिए।'])
  expect(screen.getByRole('button', { name: '0:00 रुकिए।' }).closest('ol')).toHaveAttribute('lang', 'hi')
})

test.each<[string, Opening, string]>([
  ['of the interface', { captions: [ENGLISH, HINDI], locale: 'hi' }, HINDI.file],
  [
    'of the lesson, if the interface has none',
    { captions: [ENGLISH, TAMIL], locale: 'hi', text: 'இந்தப் படத்தைப் பாருங்கள்.' },
    TAMIL.file,
  ],
  ['that comes first, if neither has any', { captions: [TAMIL, HINDI] }, TAMIL.file],
])('captions are shown in the language %s', async (_, opening, file) => {
  await openVideo(opening)
  const shown = document.querySelectorAll('track[default]')
  expect(shown).toHaveLength(1)
  expect(shown[0]).toHaveAttribute('src', expect.stringContaining(file))
})

test('captions that could not be loaded can be tried again', async () => {
  const { user } = await openVideo()
  await user.click(button())
  await screen.findByText('The transcript is loading…')
  const failed = ownTrack()
  fireEvent.error(failed)
  expect(screen.getByRole('alert')).toHaveTextContent('The transcript could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(ownTrack()).not.toBe(failed)
  arrive()
  expect(screen.getByRole('button', { name: '0:00 One.' })).toBeVisible()
})

test('captions without text say so', async () => {
  await openTranscript({ texts: [' '] })
  expect(screen.getByText('The captions in this language have no text.')).toBeVisible()
})

test('whether it is open is kept on this device', async () => {
  const { user } = await openTranscript()
  expect(localStorage.getItem('mc.transcript')).toBe('open')
  await user.click(button())
  expect(localStorage.getItem('mc.transcript')).toBe('closed')
})
