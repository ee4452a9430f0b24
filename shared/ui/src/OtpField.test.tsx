import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import en from '@mentor-connect/i18n/messages/en.json'
import { OtpField } from './OtpField'

function Harness({ seen }: { seen: (value: string) => void }) {
  const [value, setValue] = useState('')
  seen(value)
  return <OtpField length={4} value={value} onChange={setValue} />
}

function setUp() {
  i18n.loadAndActivate({ locale: 'en', messages: en })
  const seen = jest.fn()
  render(
    <I18nProvider i18n={i18n}>
      <Harness seen={seen} />
    </I18nProvider>,
  )
  const box = (n: number) => screen.getByRole('textbox', { name: `Digit ${n} of 4` })
  return { user: userEvent.setup(), box, value: () => seen.mock.lastCall?.[0] as string }
}

test('typing moves the focus to the next box', async () => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard('0123')
  expect(value()).toBe('0123')
  expect(box(4)).toHaveFocus()
})

test('non-digits are ignored', async () => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard('a-²7')
  expect(value()).toBe('7')
  expect(box(2)).toHaveFocus()
})

test.each(['६७७१', '６７７१', '٦٧٧١', '۶۷۷۱', '৬৭৭১'])('the code %s is typed and pasted', async (code) => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard(code)
  expect(value()).toBe('6771')
  expect(box(1)).toHaveValue('6')
  await user.click(box(1))
  await user.keyboard('०')
  expect(value()).toBe('0771')
  await user.paste(`कोड: ${code}`)
  expect(value()).toBe('6771')
})

test('Backspace clears the box, then moves to the previous one', async () => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard('12')
  expect(box(3)).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(box(2)).toHaveFocus()
  await user.keyboard('{Backspace}')
  expect(value()).toBe('1')
  expect(box(2)).toHaveFocus()
})

test('a pasted code fills all boxes', async () => {
  const { user, box, value } = setUp()
  await user.click(box(2))
  await user.paste('Code: 98 76')
  expect(value()).toBe('9876')
})

test('a code autofilled into the first box is spread over all boxes', async () => {
  const { user, box, value } = setUp()
  await user.type(box(1), '5')
  await user.clear(box(1))
  await user.click(box(1))
  await user.paste('4321')
  expect(value()).toBe('4321')
})

test('a digit can be replaced', async () => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard('1234')
  await user.click(box(2))
  await user.keyboard('9')
  expect(value()).toBe('1934')
})

test('a second code can be typed over the first, even where digits are equal', async () => {
  const { user, box, value } = setUp()
  await user.click(box(1))
  await user.keyboard('1123')
  await user.click(box(1))
  await user.keyboard('1127')
  expect(value()).toBe('1127')
  expect(box(4)).toHaveFocus()
})
