import { getOwnAge, setBirthYear } from '@mentor-connect/contract/trust/age'
import { FRAME_BYTES_MAX, MESSAGE_GRAPHEMES_MAX } from '@mentor-connect/contract/messages/chatLimits'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { CONVERSATION, RAVI, type FakeChatServer } from '../../testing/fakeChatServer'
import { aChatApi, freshServer, openChat, settle } from '../../testing/openChat'
import { charactersLeft } from './LengthHint'

let server: FakeChatServer
beforeEach(() => {
  server = freshServer()
  server.ends = { [CONVERSATION]: 0 }
})

async function openComposer(locale: 'en' | 'hi' = 'en') {
  aChatApi()
  const view = await openChat({ with: RAVI, locale })
  const name = locale === 'en' ? 'Message to Ravi Iyer' : 'Ravi Iyer के लिए संदेश'
  const box = await screen.findByRole('textbox', { name })
  await settle()
  const write = (text: string) => fireEvent.change(box, { target: { value: text } })
  return { ...view, box, write }
}

const sendButton = () => screen.getByRole('button', { name: 'Send' })
const sent = () => server.got('message').map(({ message }) => message)

const FAMILY = '👩‍👩‍👧‍👦'
const KSHI = 'क्षि'

describe('length limit', () => {
  test.each([
    ['plain letters', 'a'],
    ['Devanagari, of which one character is twelve bytes', KSHI],
    ['a family, of which one character is twenty-five bytes', FAMILY],
    ['quotation marks, which a frame escapes', '"'],
    ['control characters, which a frame escapes in six bytes', '\u0001'],
    ['half of a surrogate pair', '\ud83d '],
  ])('of %s: a text of the shown maximum is accepted, one more is rejected', (_, unit) => {
    const most = longestThatFits(unit)
    expect(charactersLeft(unit.repeat(most + 1))).toBeLessThan(0)
    const frame = {
      type: 'message',
      receiverId: 'x'.repeat(64),
      message: unit.repeat(most),
      clientMsgId: 'y',
    }
    expect(new TextEncoder().encode(JSON.stringify(frame)).length).toBeLessThanOrEqual(FRAME_BYTES_MAX)
  })

  test.each([
    ['a conjunct', KSHI],
    ['a letter with its accent apart', 'e\u0301'],
    ['a flag', '🇮🇳'],
  ])('%s counts as one character', (_, text) => {
    expect(charactersLeft('a'.repeat(MESSAGE_GRAPHEMES_MAX - 1) + text)).toBe(0)
  })

  test('4,000 conjuncts of Devanagari fit', () => {
    expect(charactersLeft(KSHI.repeat(MESSAGE_GRAPHEMES_MAX))).toBe(0)
  })

  test('one character with thousands of combining marks does not bypass the limit', () => {
    expect(charactersLeft('e' + '\u0301'.repeat(FRAME_BYTES_MAX / 2))).toBeLessThan(0)
  })
})

/** Returns how often `unit` can be repeated in a message that is not too long. */
function longestThatFits(unit: string): number {
  let [fits, fails] = [0, MESSAGE_GRAPHEMES_MAX + 1]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (charactersLeft(unit.repeat(middle)) >= 0) fits = middle
    else fails = middle
  }
  return fits
}

test('the counter is shown only near the limit', async () => {
  const { box, write } = await openComposer()
  write('a'.repeat(MESSAGE_GRAPHEMES_MAX - 201))
  expect(box).not.toHaveAccessibleDescription()
  write('a'.repeat(MESSAGE_GRAPHEMES_MAX - 200))
  expect(box).toHaveAccessibleDescription('200 characters left')
  write('a'.repeat(MESSAGE_GRAPHEMES_MAX - 1))
  expect(box).toHaveAccessibleDescription('1 character left')
})

test('a text that is too long shows by how much, cannot be sent, and is not truncated', async () => {
  const { box, write, user } = await openComposer()
  write('a'.repeat(MESSAGE_GRAPHEMES_MAX + 1))
  expect(box).toHaveAccessibleDescription('1 character too many')
  expect(box).toBeInvalid()
  expect(sendButton()).toBeDisabled()
  expect(sendButton()).toHaveStyle({ opacity: '1' })
  await user.type(box, '{Enter}')
  expect(sent()).toEqual([])
  expect(box).toHaveValue('a'.repeat(MESSAGE_GRAPHEMES_MAX + 1))

  write('a'.repeat(MESSAGE_GRAPHEMES_MAX))
  expect(box).toBeValid()
  await user.click(sendButton())
  await waitFor(() => expect(sent()).toEqual(['a'.repeat(MESSAGE_GRAPHEMES_MAX)]))
})

test('in Hindi the counter counts grapheme clusters, not code points', async () => {
  const { box, write } = await openComposer('hi')
  const most = longestThatFits(KSHI)
  write(KSHI.repeat(most - 1))
  expect(box).toHaveAccessibleDescription('1 अक्षर बाक़ी')
  write(KSHI.repeat(most + 2))
  expect(box).toHaveAccessibleDescription('2 अक्षर ज़्यादा')
})

test.each([
  ['during it', { isComposing: true }],
  ['after it, as in Safari', { isComposing: false, keyCode: 229 }],
])('the Enter that ends an IME composition does not send: %s', async (_, init) => {
  const { box, write } = await openComposer()
  write('नमस्ते')
  fireEvent.compositionEnd(box)
  fireEvent(box, createEvent.keyDown(box, { key: 'Enter', ...init }))
  await settle()
  expect(sent()).toEqual([])
  expect(box).toHaveValue('नमस्ते')
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(sent()).toEqual(['नमस्ते']))
})

test.each([
  ['right-to-left text', 'مرحبا يا رافي'],
  ['a family and a flag', `${FAMILY} 🇮🇳`],
  ['markup', '<script>alert(1)</script>'],
  ['what looks like a frame', '{"type":"auth","token":"x"}'],
])('%s is sent unchanged', async (_, text) => {
  const { box, user } = await openComposer()
  await user.click(box)
  await user.paste(text)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent()).toEqual([text]))
  expect(await screen.findByText(text, { selector: '[dir=auto]' })).toBeVisible()
})

test('surrounding white space is trimmed, inner line breaks are kept', async () => {
  const { box, write, user } = await openComposer()
  write('\n  One\n\n  two \n')
  await user.click(sendButton())
  await waitFor(() => expect(sent()).toEqual(['One\n\n  two']))
  expect(box).toHaveValue('')
})

test('a message is sent once, however often Enter is pressed', async () => {
  server.onMessage = () => undefined
  const { box, user } = await openComposer()
  await user.type(box, 'Once{Enter}{Enter}{Enter}')
  await settle()
  expect(sent()).toEqual(['Once'])
})

test('before the first message the year of birth is asked; if that is cancelled, the text stays', async () => {
  const UNKNOWN = { birthYear: null, ask: false, guardianConsent: null }
  const api = aChatApi().answers(getOwnAge, { ...UNKNOWN, beforeContact: 'ask' })
  const { user } = await openChat({ with: RAVI })
  const box = await screen.findByRole('textbox', { name: 'Message to Ravi Iyer' })
  await user.type(box, 'Hello{Enter}')
  await screen.findByRole('dialog', { name: 'In which year were you born?' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(box).toHaveFocus())
  expect(sent()).toEqual([])
  expect(box).toHaveValue('Hello')

  api.answers(setBirthYear, { ...UNKNOWN, birthYear: 1998 })
  await user.type(box, '{Enter}')
  await user.type(await screen.findByLabelText('Year of birth'), '1998{Enter}')
  await waitFor(() => expect(sent()).toEqual(['Hello']))
  expect(box).toHaveValue('')
})

test('can be used by keyboard alone', async () => {
  const { box, user } = await openComposer()
  box.focus()
  await user.keyboard('Hello')
  await user.tab()
  expect(sendButton()).toHaveFocus()
  await user.keyboard(' ')
  await waitFor(() => expect(sent()).toEqual(['Hello']))
})

test('the draft for one person is not carried over to another', async () => {
  const { write, user } = await openComposer()
  write('For Ravi only')
  await user.click(screen.getByRole('link', { name: /मीना जोशी/ }))
  expect(await screen.findByRole('textbox', { name: 'Message to मीना जोशी' })).toHaveValue('')
})

test('the shell learns how high the composer is, so that its notifications stand above it', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  const { style } = document.documentElement
  const { unmount } = await openComposer()
  expect(style.getPropertyValue('--mc-bottom-bar')).toBe('72px')
  unmount()
  expect(style.getPropertyValue('--mc-bottom-bar')).toBe('')
  jest.restoreAllMocks()
})
