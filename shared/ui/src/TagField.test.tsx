import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { sharedMessages, type Locale } from '@mentor-connect/i18n'
import { TagField } from './TagField'

interface DomainsProps {
  start: string[]
  max?: number
  suggestions?: string[]
}

function Domains({ start, max, suggestions }: DomainsProps) {
  const [domains, setDomains] = useState(start)
  return (
    <form onSubmit={() => setDomains(['submitted'])}>
      <TagField
        label="Domains"
        value={domains}
        onChange={setDomains}
        max={max}
        maxLength={40}
        suggestions={suggestions}
      />
    </form>
  )
}

async function open(start: string[] = [], max?: number, locale: Locale = 'en', suggestions?: string[]) {
  const { default: messages } = await sharedMessages[locale]()
  await act(async () => i18n.loadAndActivate({ locale, messages }))
  render(
    <I18nProvider i18n={i18n}>
      <Domains start={start} max={max} suggestions={suggestions} />
    </I18nProvider>,
  )
  return userEvent.setup()
}

const box = () => screen.getByRole('textbox', { name: 'Domains' })
const shown = () =>
  within(screen.queryByRole('list', { name: 'Domains' }) ?? document.createElement('div'))
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent)

test('Enter adds the trimmed input and does not submit the form', async () => {
  const user = await open()
  await user.type(box(), '  Career {Enter}Web Development{Enter}')
  expect(shown()).toEqual(['Career', 'Web Development'])
  expect(box()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('Web Development added')
})

test('the plus button adds, also by keyboard', async () => {
  const user = await open()
  await user.type(box(), 'Career')
  await user.click(screen.getByRole('button', { name: 'Add to Domains' }))
  expect(shown()).toEqual(['Career'])
  await user.type(box(), 'Skills')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(shown()).toEqual(['Career', 'Skills'])
})

test('a field that is left at once does not take the focus back', async () => {
  const user = await open()
  await user.click(box())
  await user.click(screen.getByRole('button', { name: 'Add to Domains' }))
  await act(async () => new Promise(requestAnimationFrame))
  expect(screen.getByRole('button', { name: 'Add to Domains' })).toHaveFocus()
})

test('leaving the field adds the input', async () => {
  const user = await open()
  await user.type(box(), 'Career')
  await user.click(document.body)
  expect(shown()).toEqual(['Career'])
})

test('empty input and duplicates are ignored', async () => {
  const user = await open(['Career'])
  await user.type(box(), '   {Enter}CAREER{Enter}')
  expect(shown()).toEqual(['Career'])
  expect(screen.getByRole('status')).toHaveTextContent('Career is there already')
})

test('input beyond the maximum stays in the field', async () => {
  const user = await open(['a', 'b'], 2)
  await user.type(box(), 'c{Enter}')
  expect(shown()).toEqual(['a', 'b'])
  expect(box()).toHaveValue('c')
  expect(box()).toHaveAccessibleDescription('At most 2 are possible')
})

test.each([
  ['during it', { isComposing: true }],
  ['after it, as in Safari', { isComposing: false, keyCode: 229 }],
])('the Enter that ends an IME composition adds nothing: %s', async (_, init) => {
  await open()
  fireEvent.compositionStart(box())
  fireEvent.change(box(), { target: { value: 'कर' } })
  fireEvent.compositionEnd(box())
  fireEvent.keyDown(box(), { key: 'Enter', ...init })
  expect(shown()).toEqual([])
})

test('each tag can be removed, and the focus moves on', async () => {
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

test('a press outside adds the tag only after its click, so that the layout does not shift during it', async () => {
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

test('a press that does not become a click adds the tag as well', async () => {
  const user = await open()
  await user.type(box(), 'Jobs')
  await user.pointer([{ keys: '[MouseLeft>]', target: document.body }])
  expect(shown()).toEqual([])
  fireEvent.mouseUp(window)
  expect(await screen.findByRole('listitem')).toHaveTextContent('Jobs')
})

describe('keyboard', () => {
  const status = () => screen.getByRole('status')

  test('Backspace in an empty field selects the last tag, and removes it on the second press', async () => {
    const user = await open(['Career', 'Skills', 'Jobs'])
    await user.click(box())
    await user.keyboard('{Backspace}')
    expect(shown()).toEqual(['Career', 'Skills', 'Jobs'])
    expect(status()).toHaveTextContent('Jobs selected. Press Delete to remove it.')
    await user.keyboard('{Backspace}')
    expect(shown()).toEqual(['Career', 'Skills'])
    expect(await screen.findByText('Jobs removed.')).toHaveAttribute('aria-live')
    expect(status()).toHaveTextContent('Skills selected')
    expect(box()).toHaveFocus()
  })

  test('Backspace after text deletes a character, not a tag', async () => {
    const user = await open(['Career'])
    await user.type(box(), 'ab{Backspace}')
    expect(box()).toHaveValue('a')
    expect(status()).toBeEmptyDOMElement()
  })

  test('the arrow keys move between the tags and back to the field', async () => {
    const user = await open(['Career', 'Skills'])
    await user.click(box())
    await user.keyboard('{ArrowLeft}')
    expect(status()).toHaveTextContent('Skills selected')
    await user.keyboard('{ArrowLeft}')
    expect(status()).toHaveTextContent('Career selected')
    await user.keyboard('{ArrowRight}')
    expect(status()).toHaveTextContent('Skills selected')
    await user.keyboard('{ArrowRight}')
    expect(status()).toBeEmptyDOMElement()
    expect(box()).toHaveFocus()
  })

  test('Delete removes the selected tag, Escape clears the selection', async () => {
    const user = await open(['Career', 'Skills'])
    await user.click(box())
    await user.keyboard('{ArrowLeft}{Escape}')
    expect(status()).toBeEmptyDOMElement()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}')
    expect(shown()).toEqual(['Skills'])
  })

  test('typing after a selection adds text and removes nothing', async () => {
    const user = await open(['Career'])
    await user.click(box())
    await user.keyboard('{ArrowLeft}Jobs{Enter}')
    expect(shown()).toEqual(['Career', 'Jobs'])
    expect(status()).toHaveTextContent('Jobs added')
  })

  test('a comma is part of a tag', async () => {
    const user = await open()
    await user.type(box(), 'Art, music{Enter}')
    expect(shown()).toEqual(['Art, music'])
  })

  test('removing a tag by key allows another one', async () => {
    const user = await open(['a', 'b'], 2)
    await user.type(box(), 'c{Enter}')
    expect(box()).toHaveAccessibleDescription('At most 2 are possible')
    await user.keyboard('{Home}{Backspace}{Backspace}')
    expect(box()).toHaveAccessibleDescription('')
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['a', 'c'])
  })

  test('announcements are translated to Hindi', async () => {
    const user = await open(['करियर', 'कौशल'], undefined, 'hi')
    await user.click(box())
    await user.keyboard('{Backspace}')
    expect(status()).toHaveTextContent('कौशल चुना गया। हटाने के लिए Delete दबाएँ।')
    await user.keyboard('{Backspace}')
    expect(await screen.findByText(/^कौशल हटाया गया/)).toHaveAttribute('aria-live')
    expect(shown()).toEqual(['करियर'])
    await user.keyboard('नौकरी{Enter}')
    expect(status()).toHaveTextContent('नौकरी जोड़ा गया')
    await user.click(screen.getByRole('button', { name: 'करियर हटाएँ' }))
    expect(status()).toHaveTextContent('करियर हटाया गया')
    expect(screen.getByRole('button', { name: 'नौकरी हटाएँ' })).toHaveFocus()
  })
})

test('a disabled field ignores keys and buttons', async () => {
  const { default: messages } = await sharedMessages.en()
  await act(async () => i18n.loadAndActivate({ locale: 'en', messages }))
  render(
    <I18nProvider i18n={i18n}>
      <TagField label="Domains" value={['Career']} onChange={() => undefined} disabled />
    </I18nProvider>,
  )
  expect(box()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Remove Career' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Add to Domains' })).toBeDisabled()
})

describe('suggestions', () => {
  const SUBJECTS = ['Web Development', 'Design', 'Career', 'Web Design']
  const openWith = (start?: string[]) => open(start, undefined, 'en', SUBJECTS)
  const combobox = () => screen.getByRole('combobox', { name: 'Domains' })
  const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

  test('are all offered at a press, and those that begin with the input first', async () => {
    const user = await openWith()
    expect(offered()).toEqual([])
    await user.click(combobox())
    expect(offered()).toEqual(SUBJECTS)
    await user.type(combobox(), 'dé')
    expect(offered()).toEqual(['Design', 'Web Development', 'Web Design'])
    expect(screen.getByRole('status')).toHaveTextContent('3 suggestions')
  })

  test('are chosen by keyboard, and not offered again', async () => {
    const user = await openWith(['Career'])
    await user.type(combobox(), 'web')
    expect(offered()).toEqual(['Web Development', 'Web Design'])
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(combobox()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['Career', 'Web Design'])
    expect(combobox()).toHaveValue('')
    expect(combobox()).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Web Design added')
    await user.keyboard('web')
    expect(offered()).toEqual(['Web Development'])
  })

  test('are chosen by a press, which keeps the focus in the field and adds no half of the word', async () => {
    const user = await openWith()
    await user.type(combobox(), 'car')
    await user.click(screen.getByRole('option', { name: 'Career' }))
    expect(shown()).toEqual(['Career'])
    expect(combobox()).toHaveFocus()
  })

  test('are no limit: Enter adds what was typed, Escape closes the list', async () => {
    const user = await openWith()
    await user.type(combobox(), 'Web{Escape}')
    expect(offered()).toEqual([])
    expect(combobox()).toHaveValue('Web')
    await user.keyboard('{Enter}')
    expect(shown()).toEqual(['Web'])
  })
})
