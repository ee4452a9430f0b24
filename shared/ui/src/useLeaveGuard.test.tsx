import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { sharedMessages } from '@mentor-connect/i18n'
import { renderRoute, SIGNED_OUT, signedIn } from '@mentor-connect/testing'
import { UnsavedDialog } from './UnsavedDialog'
import { useLeaveGuard } from './useLeaveGuard'

function Form() {
  const [text, setText] = useState('')
  const guard = useLeaveGuard(text !== '')
  const navigate = useNavigate()
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/list">All</Link>
      <Link to="/form?tab=2">Second tab</Link>
      <button onClick={guard.bypass(() => void navigate('/list'))}>Save</button>
      <UnsavedDialog guard={guard} />
    </>
  )
}

const routes = [
  { path: 'form', element: <Form /> },
  { path: 'list', element: <h1>List</h1> },
]

async function open(session = signedIn(), locale: 'en' | 'hi' = 'en') {
  const messages = sharedMessages
  const view = await renderRoute({ kind: 'routes', routes, messages }, '/form', { session, locale })
  return { ...view, path: () => view.router.state.location.pathname }
}

const box = () => screen.getByRole('textbox', { name: 'Name' })
const dialog = () => screen.findByRole('dialog', { name: 'Leave without saving?' })

test('asks before leaving, and stays if the person chooses to', async () => {
  const { user, path } = await open()
  await user.type(box(), 'Asha')
  await user.click(screen.getByRole('link', { name: 'All' }))
  expect(await dialog()).toHaveAccessibleDescription(/not saved yet and will be lost/)
  await user.click(screen.getByRole('button', { name: 'Stay here' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toBe('/form')
  expect(box()).toHaveValue('Asha')
})

test('asks again on the next attempt', async () => {
  const { user } = await open()
  await user.type(box(), 'Asha')
  for (const answer of ['{Escape}', '{Enter}']) {
    await user.click(screen.getByRole('link', { name: 'All' }))
    expect(within(await dialog()).getByRole('button', { name: 'Stay here' })).toHaveFocus()
    await user.keyboard(answer)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(box()).toHaveValue('Asha')
  }
})

test('leaves if the person confirms', async () => {
  const { user, path } = await open()
  await user.type(box(), 'Asha')
  await user.click(screen.getByRole('link', { name: 'All' }))
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible()
  expect(path()).toBe('/list')
})

test('also guards the browser’s Back button', async () => {
  const { user, router, path } = await open()
  await act(async () => void router.navigate('/list'))
  await act(async () => void router.navigate('/form'))
  await user.type(box(), 'Asha')
  await act(async () => void router.navigate(-1))
  expect(await dialog()).toBeVisible()
  expect(path()).toBe('/form')
})

test('does not ask without changes', async () => {
  const { user, path } = await open()
  await user.type(box(), 'A{Backspace}')
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(path()).toBe('/list'))
})

test('does not ask if only the query changes', async () => {
  const { user, router } = await open()
  await user.type(box(), 'Asha')
  await user.click(screen.getByRole('link', { name: 'Second tab' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tab=2'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(box()).toHaveValue('Asha')
})

test('does not ask after saving', async () => {
  const { user, path } = await open()
  await user.type(box(), 'Asha')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(path()).toBe('/list'))
})

test('does not block after a sign-out, because there is no account to save to', async () => {
  const { user, path } = await open(SIGNED_OUT)
  await user.type(box(), 'Asha')
  await user.click(screen.getByRole('link', { name: 'All' }))
  await waitFor(() => expect(path()).toBe('/list'))
})

test('the browser asks before a reload while there are unsaved changes', async () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const { user, unmount } = await open()
  expect(asks()).toBe(false)
  await user.type(box(), 'A')
  expect(asks()).toBe(true)
  await user.clear(box())
  expect(asks()).toBe(false)
  await user.type(box(), 'A')
  unmount()
  expect(asks()).toBe(false)
})

test('is translated to Hindi', async () => {
  const { user } = await open(signedIn(), 'hi')
  await user.type(box(), 'आशा')
  await user.click(screen.getByRole('link', { name: 'All' }))
  const asked = within(await screen.findByRole('dialog', { name: 'बिना सेव किए छोड़ें?' }))
  expect(asked.getByRole('button', { name: 'यहीं रहें' })).toHaveFocus()
  expect(asked.getByRole('button', { name: 'बिना सेव किए छोड़ें' })).toBeVisible()
})
