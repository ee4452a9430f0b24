import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Modal } from './Modal'

function Page({ canDismiss = true }: { canDismiss?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Modal labelledBy="title" describedBy="text" onClose={canDismiss ? () => setOpen(false) : undefined}>
          <h2 id="title">Leave?</h2>
          <p id="text">Nothing is saved.</p>
          <button onClick={() => setOpen(false)}>Close</button>
        </Modal>
      )}
    </>
  )
}
const dialog = () => screen.queryByRole('dialog', { name: 'Leave?' })

async function open(canDismiss = true) {
  const view = await renderUi(<Page canDismiss={canDismiss} />)
  await view.user.click(screen.getByRole('button', { name: 'Open' }))
  return view
}

test('has a name and a description', async () => {
  await open()
  expect(dialog()).toHaveAccessibleDescription('Nothing is saved.')
})

test('Escape closes it and returns the focus', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  expect(dialog()).toBeNull()
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('a press on the backdrop closes it, a press on its content does not', async () => {
  const { user } = await open()
  await user.click(screen.getByText('Nothing is saved.'))
  expect(dialog()).toBeVisible()
  fireEvent.click(dialog()!)
  expect(dialog()).toBeNull()
})

test('a dialog without onClose cannot be dismissed', async () => {
  const { user } = await open(false)
  await user.keyboard('{Escape}')
  fireEvent.click(dialog()!)
  expect(dialog()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})
