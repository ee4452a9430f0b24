import { getDomains } from '@mentor-connect/contract/courses/courses'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import learnerArea from '../../routes'

async function edit(locale: 'en' | 'hi' = 'en') {
  new FakeApi().answers(getDomains, [])
  const session = signedIn(aLearner({ domains: ['Career'] }))
  const view = await renderRoute(learnerArea, '/user/profile/edit', { mount: '/user', session, locale })
  const go = () => act(async () => void view.router.navigate('/user/bookmarks'))
  const place = () => view.router.state.location.pathname
  return { ...view, go, place, name: await screen.findByRole('textbox', { name: /Full name|पूरा नाम/ }) }
}
const question = async (name = 'Leave without saving?') => within(await screen.findByRole('dialog', { name }))

test('unsaved changes block a navigation until the learner confirms', async () => {
  const { user, go, place, name } = await edit()
  await user.type(name, ' V.')
  await go()
  await user.click((await question()).getByRole('button', { name: 'Stay here' }))
  expect(place()).toBe('/user/profile/edit')
  expect(name).toHaveValue('Asha Verma V.')
  await go()
  await user.click((await question()).getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(place()).toBe('/user/bookmarks'))
})

test('reverted changes do not block a navigation', async () => {
  const { user, go, place, name } = await edit()
  await user.type(name, '!{Backspace}')
  await go()
  await waitFor(() => expect(place()).toBe('/user/bookmarks'))
})

test('Cancel leaves without asking', async () => {
  const { user, place, name } = await edit()
  await user.type(name, ' V.')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(place()).toBe('/user/profile'))
})

test('asks in Hindi', async () => {
  const { user, go, name } = await edit('hi')
  await user.type(name, '!')
  await go()
  const dialog = await question('बिना सेव किए छोड़ें?')
  expect(dialog.getByText('आपके बदलाव अभी सेव नहीं हुए हैं और मिट जाएँगे।')).toBeVisible()
})
