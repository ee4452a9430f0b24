import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sharedMessages } from '../i18n'
import { TagField } from './TagField'

function Domains({ start, max }: { start: string[]; max?: number }) {
  const [domains, setDomains] = useState(start)
  return (
    <form onSubmit={() => setDomains(['submitted'])}>
      <TagField label="Domains" value={domains} onChange={setDomains} max={max} maxLength={40} />
    </form>
  )
}

async function open(start: string[] = [], max?: number) {
  const { default: messages } = await sharedMessages.en()
  await act(async () => i18n.loadAndActivate({ locale: 'en', messages }))
  render(
    <I18nProvider i18n={i18n}>
      <Domains start={start} max={max} />
    </I18nProvider>,
  )
  return userEvent.setup()
}

const box = () => screen.getByRole('textbox', { name: 'Domains' })
const shown = () =>
  within(screen.queryByRole('list', { name: 'Domains' }) ?? document.createElement('div'))
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent)

test('Enter adds what is typed, trimmed, and submits nothing', async () => {
  const user = await open()
  await user.type(box(), '  Career {Enter}Web Development{Enter}')
  expect(shown()).toEqual(['Career', 'Web Development'])
  expect(box()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('Web Development added')
})

test('the plus button adds, also by the keyboard', async () => {
  const user = await open()
  await user.type(box(), 'Career')
  await user.click(screen.getByRole('button', { name: 'Add to Domains' }))
  expect(shown()).toEqual(['Career'])
  await user.type(box(), 'Skills')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['Career', 'Skills'])
})

test('what is typed when the box is left is not lost', async () => {
  const user = await open()
  await user.type(box(), 'Career')
  await user.click(document.body)
  expect(shown()).toEqual(['Career'])
})

test('blanks and duplicates are ignored', async () => {
  const user = await open(['Career'])
  await user.type(box(), '   {Enter}CAREER{Enter}')
  expect(shown()).toEqual(['Career'])
  expect(screen.getByRole('status')).toHaveTextContent('Career is there already')
})

test('one more than the most is kept in the box', async () => {
  const user = await open(['a', 'b'], 2)
  await user.type(box(), 'c{Enter}')
  expect(shown()).toEqual(['a', 'b'])
  expect(box()).toHaveValue('c')
  expect(box()).toHaveAccessibleDescription('At most 2 are possible')
})

test('the Enter that ends the composition of an input method adds nothing', async () => {
  await open()
  fireEvent.change(box(), { target: { value: 'कर' } })
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
  expect(shown()).toEqual([])
})

test('each tag is removed by itself, and the focus goes on', async () => {
  const user = await open(['Career', 'Skills', 'Jobs'])
  await user.click(screen.getByRole('button', { name: 'Remove Skills' }))
  expect(shown()).toEqual(['Career', 'Jobs'])
  expect(screen.getByRole('button', { name: 'Remove Jobs' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Career' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual([])
  expect(box()).toHaveFocus()
})

test('a press that takes the focus away moves nothing before it is a click, which then finds the tag added', async () => {
  const user = await open(['Career'])
  await user.type(box(), 'Jobs')
  const remove = screen.getByRole('button', { name: 'Remove Career' })
  fireEvent.mouseDown(remove)
  act(() => remove.focus())
  expect(shown()).toEqual(['Career'])
  fireEvent.mouseUp(remove)
  fireEvent.click(remove)
  expect(shown()).toEqual(['Jobs'])
})

test('a press that becomes no click adds the tag all the same', async () => {
  const user = await open()
  await user.type(box(), 'Jobs')
  await user.pointer([{ keys: '[MouseLeft>]', target: document.body }])
  expect(shown()).toEqual([])
  fireEvent.mouseUp(window)
  expect(await screen.findByRole('listitem')).toHaveTextContent('Jobs')
})
