import { renderUi } from '@mentor-connect/testing/renderUi'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { TimeZoneField } from './TimeZoneField'

const onChange = jest.fn()
afterEach(() => {
  jest.useRealTimers()
  onChange.mockClear()
})

function Asked({ first }: { first: string }) {
  const [zone, setZone] = useState(first)
  const handleChange = (next: string) => {
    setZone(next)
    onChange(next)
  }
  return (
    <TimeZoneField label="Zone" value={zone} onChange={handleChange} ofDevice={(name) => `${name} (here)`} />
  )
}

async function open(locale: 'en' | 'hi' = 'en', zone = 'America/New_York') {
  // It is winter in New York.
  jest.useFakeTimers({ now: new Date('2026-01-15T12:00:00Z'), advanceTimers: true })
  const { user } = await renderUi(<Asked first={zone} />, locale)
  const field = screen.getByRole('combobox', { name: 'Zone' })
  const search = async (text: string) => {
    await user.click(field)
    await user.clear(field)
    await user.type(field, text)
  }
  return { user, field, search }
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test.each([
  ['en', 'America/New_York', 'New York · GMT-5'],
  ['hi', 'America/New_York', 'न्यूयॉर्क · GMT-5'],
  ['en', 'Asia/Kolkata', 'India (Kolkata) · GMT+5:30'],
  ['hi', 'Asia/Kolkata', 'भारत · GMT+5:30'],
] as const)('in %s shows %s as people know it', async (locale, zone, name) => {
  const { field } = await open(locale, zone)
  expect(field).toHaveDisplayValue(name)
})

test.each([
  'India',
  'kolkata',
  'भारत',
  'IST',
  'ist india',
  '+5:30',
  'UTC+05:30',
  'Asia/Kolkata',
  'भारतीय मानक',
])('finds India by %j', async (text) => {
  const { search } = await open('en')
  await search(text)
  expect(options()).toContain('India (Kolkata) · GMT+5:30')
  expect(options()).not.toContain('New York · GMT-5')
})

test('finds places that are written in Hindi', async () => {
  const { search } = await open('hi', 'Asia/Kolkata')
  await search('न्यूयॉर्क')
  expect(options()).toEqual(['न्यूयॉर्क · GMT-5'])
})

test('hands over the id of the chosen zone, and keeps the focus', async () => {
  const { user, field, search } = await open()
  await search('london')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenCalledWith('Europe/London')
  expect(field).toHaveDisplayValue('United Kingdom (London) · GMT+0')
  expect(field).toHaveFocus()
  expect(screen.queryByRole('option')).toBeNull()
})

test('works where scrolling answers with a promise', async () => {
  const scrollIntoView = jest.fn(() => Promise.resolve())
  Object.assign(HTMLElement.prototype, { scrollIntoView })
  const { user, search } = await open()
  await search('london')
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(scrollIntoView).toHaveBeenCalled()
  expect(options()).toEqual(['United Kingdom (London) · GMT+0'])
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

test('a search that is given up changes nothing', async () => {
  const { user, field, search } = await open()
  await search('a')
  await user.keyboard('{Escape}')
  expect(field).toHaveDisplayValue('New York · GMT-5')
  await search('nowhere at all')
  expect(screen.getByRole('status')).toHaveTextContent('No time zone is called that')
  await user.tab()
  expect(field).toHaveDisplayValue('New York · GMT-5')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['Asia/Kolkata', 'Asia/Calcutta'])(
  'with %s, the list marks India and has it once',
  async (zone) => {
    const { user, field } = await open('en', zone)
    await user.click(field)
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('India (Kolkata)')
    expect(options().filter((name) => /^India |Calcutta/.test(name!))).toHaveLength(1)
  },
)

test.each([
  ['during it', { isComposing: true }],
  ['after it, as in Safari', { isComposing: false, keyCode: 229 }],
])('the Enter that ends an IME composition chooses nothing: %s', async (_, init) => {
  const { field, search } = await open()
  await search('भारत')
  fireEvent.compositionEnd(field)
  fireEvent.keyDown(field, { key: 'Enter', ...init })
  expect(onChange).not.toHaveBeenCalled()
  expect(field).toHaveValue('भारत')
})
