import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sharedMessages } from '@mentor-connect/i18n'
import { CountedField } from './CountedField'

function Title({ capped }: { capped: boolean }) {
  const [value, setValue] = useState('')
  return <CountedField label="Title" max={5} capped={capped} value={value} onChange={setValue} />
}

async function open(capped: boolean) {
  const { default: messages } = await sharedMessages.en()
  await act(async () => i18n.loadAndActivate({ locale: 'en', messages }))
  render(
    <I18nProvider i18n={i18n}>
      <Title capped={capped} />
    </I18nProvider>,
  )
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Title' }) }
}

test('counts grapheme clusters, and does not accept more than the maximum', async () => {
  const { user, box } = await open(true)
  await user.type(box, 'नमस्ते')
  expect(box).toHaveAccessibleDescription('3 of 5 characters')
  await user.clear(box)
  await user.click(box)
  await user.paste('👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫👩‍🏫')
  expect(box).toHaveValue('👩‍🏫'.repeat(5))
})

test('accepts more than the maximum if it is not capped', async () => {
  const { user, box } = await open(false)
  await user.type(box, '1234567')
  expect(box).toHaveValue('1234567')
  expect(box).toHaveAccessibleDescription('7 of 5 characters')
})

test('does not truncate during an IME composition', async () => {
  const { box } = await open(true)
  fireEvent.compositionStart(box)
  fireEvent.change(box, { target: { value: 'abcdefg' } })
  expect(box).toHaveValue('abcdefg')
  fireEvent.compositionEnd(box)
  expect(box).toHaveValue('abcde')
})
