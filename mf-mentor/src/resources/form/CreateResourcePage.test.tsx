import {
  addResource,
  getOwnResource,
  getOwnResources,
  uploadDocument,
} from '@mentor-connect/contract/courses/authoring/authoring'
import { FakeApi, aMentor, anOwnCourse, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import mentorArea from '../../routes'
import { resourceDrafts } from './autosave/resourceDrafts'

const FILE = '/files/document-abcdefghijklmnopqrstuv/notes.pdf'
const open = (locale: 'en' | 'hi' = 'en', mentor = aMentor()) =>
  renderRoute(mentorArea, '/mentor/resources/add', { mount: '/mentor', session: signedIn(mentor), locale })

const api = () =>
  new FakeApi()
    .answers(addResource, anOwnCourse({ _id: 'new-course' }))
    .answers(getOwnResource, anOwnCourse({ _id: 'new-course' }))
    .answers(uploadDocument, { file: FILE, name: 'notes.pdf', bytes: 5 })

beforeEach(() => {
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = () => undefined
})
afterEach(async () => {
  jest.restoreAllMocks()
  await resourceDrafts().clear('mentor-1')
})

const field = (name: string) => screen.getByRole('textbox', { name })
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create Resource' }))

/** Pastes the text, because typing key by key is slow. */
async function write(user: UserEvent, name: string, text: string) {
  await user.click(await screen.findByRole('textbox', { name }))
  await user.paste(text)
}

async function fillIn(user: UserEvent) {
  await write(user, 'Title', 'Learn JavaScript')
  await write(user, 'Description', 'The language of the web')
  await write(user, 'Module name', 'First steps')
  await write(user, 'Lesson title', 'Values')
  await write(user, 'Link', 'example.test/values')
}

test('is divided into sections, with one module and a video lesson', async () => {
  api()
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Create New Resource' })).toBeVisible()
  expect(screen.getByText('Share valuable resources with the community')).toBeVisible()
  for (const name of ['Basic Information', 'Domains', 'Banner Image', 'Modules & Resources'])
    expect(await screen.findByRole('region', { name })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Video Link')
  expect(field('Lesson title')).toHaveValue('')
  expect(field('Link')).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
})

describe('what the first lesson is', () => {
  const KINDS = ['Text', 'Video', 'Quiz', 'Task', 'Video link', 'Document', 'Course link']
  const choice = () => screen.getByRole('radiogroup', { name: 'What is the first lesson?' })

  test('is asked first, with seven answers and a video link for now', async () => {
    api()
    await open()
    await screen.findByRole('textbox', { name: 'Title' })
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('What is the first lesson?')
    const answers = within(choice()).getAllByRole('radio')
    expect(answers.map((answer) => (answer as HTMLInputElement).labels?.[0]?.textContent)).toEqual(KINDS)
    expect(within(choice()).getByRole('radio', { name: 'Video link' })).toBeChecked()
  })

  test('changes the fields of that lesson, and nothing is lost on the way back', async () => {
    api()
    const { user } = await open()
    await fillIn(user)
    await user.click(within(choice()).getByRole('radio', { name: 'Quiz' }))
    expect(choice()).toHaveAccessibleDescription('Questions that are marked at once')
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
    expect(field('Lesson title')).toHaveValue('Values')
    await user.click(within(choice()).getByRole('radio', { name: 'Document' }))
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveDisplayValue('Document Link')
    await user.click(within(choice()).getByRole('radio', { name: 'Course link' }))
    expect(field('Link')).toHaveValue('example.test/values')
  })

  test.each([
    ['Text', 'Next: write the lesson', 'text', ''],
    ['Video', 'Next: add the video', 'video', ''],
    ['Quiz', 'Next: write the questions', 'quiz', '/quiz'],
    ['Task', 'Next: write the task', 'task', '/task'],
  ] as const)('a first lesson of the kind %s is written next', async (name, next, kind, at) => {
    const lesson = { id: 'l1', title: '', type: 'document' as const, kind, url: '', empty: true as const }
    const fake = api().answers(
      addResource,
      anOwnCourse({ _id: 'new', status: 'draft', modules: [{ id: 'm1', name: '', lessons: [lesson] }] }),
    )
    const { user, router } = await open()
    await write(user, 'Title', 'Baking')
    expect(screen.queryByRole('button', { name: /^Next:/ })).toBeNull()
    await user.click(within(choice()).getByRole('radio', { name }))
    await user.click(screen.getByRole('button', { name: next }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/mentor/resources/new/lessons/l1${at}`))
    expect(fake.received(addResource)[0]?.body).toMatchObject({
      title: 'Baking',
      status: 'draft',
      modules: [{ lessons: [{ kind, url: '' }] }],
    })
  })

  test('without a title the way on leads to the title', async () => {
    const fake = api()
    const { user } = await open('hi')
    await user.click(await screen.findByRole('radio', { name: 'लेख' }))
    await user.click(screen.getByRole('button', { name: 'आगे: पाठ लिखें' }))
    await waitFor(() => expect(field('शीर्षक')).toHaveFocus())
    expect(fake.received(addResource)).toHaveLength(0)
  })
})

test('a course without lessons is not created, and the way to add one has the focus', async () => {
  const fake = api()
  const { user } = await open()
  await fillIn(user)
  await user.click(screen.getByRole('button', { name: 'Remove Values' }))
  await submit(user)
  expect(await screen.findByText('Add at least one lesson')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add module' })).toHaveFocus()
  expect(fake.received(addResource)).toHaveLength(0)
})

test('lists missing fields, focuses the first, and clears an error when its field is edited', async () => {
  const fake = api()
  const { user } = await open()
  await screen.findByRole('textbox', { name: 'Title' })
  await submit(user)
  expect(field('Title')).toHaveFocus()
  expect(field('Title')).toHaveAccessibleDescription(/Title is required/)
  expect(field('Description')).toHaveAccessibleDescription(/Description is required/)
  expect(screen.getByText('Module name is required')).toBeVisible()
  await user.type(field('Title'), 'abc')
  expect(screen.queryByText('Title is required')).not.toBeInTheDocument()
  await submit(user)
  expect(screen.getByText('Title must be at least 4 characters long')).toBeVisible()
  await write(user, 'Description', 'd'.repeat(101))
  await submit(user)
  expect(screen.getByText('Description must be less than 100 characters')).toBeVisible()
  expect(fake.received(addResource)).toHaveLength(0)
})

test('limits the title to 50 characters, with a counter', async () => {
  api()
  const { user } = await open()
  await write(user, 'Title', 'क'.repeat(60))
  expect(field('Title')).toHaveValue('क'.repeat(50))
  expect(field('Title')).toHaveAccessibleDescription('50 of 50 characters')
})

test('creates the course with domains and a banner, and opens it', async () => {
  const fake = api()
  const { user, router } = await open()
  await fillIn(user)
  await user.type(screen.getByRole('combobox', { name: 'Subject' }), ' Skills {Enter}skills{Enter}')
  const banner = new File(['x'], 'banner.png', { type: 'image/png' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'Beginner')
  await write(user, 'Effort in hours', '१२,५')
  await write(user, 'What learners will be able to do', ' Name the types \n\nWrite a loop')
  await user.upload(screen.getByLabelText('Banner Image', { selector: 'input' }), banner)
  expect(screen.getByRole('img', { name: 'Preview' })).toBeVisible()
  await submit(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/new-course'))
  expect(fake.received(addResource)[0]).toMatchObject({
    body: {
      title: 'Learn JavaScript',
      description: 'The language of the web',
      rating: 5,
      level: 'beginner',
      hours: 12.5,
      outcomes: ['Name the types', 'Write a loop'],
      needs: [],
      domain: ['Skills'],
      mentorId: 'mentor-1',
      mentorname: 'Ravi Iyer',
      status: 'published',
      modules: [
        {
          name: 'First steps',
          lessons: [{ title: 'Values', type: 'link', url: 'https://example.test/values' }],
        },
      ],
    },
    files: { banner: [expect.any(File)] },
  })
})

test('the language follows the title, unless one is chosen', async () => {
  const fake = api()
  const { user } = await open()
  await fillIn(user)
  const language = screen.getByRole('combobox', { name: 'Language of the course' })
  expect(language).toHaveDisplayValue('From the title: English')
  await user.selectOptions(language, 'Marathi')
  await submit(user)
  await waitFor(() => expect(fake.received(addResource)).toHaveLength(1))
  expect(fake.received(addResource)[0]?.body).toMatchObject({ language: 'mr' })
})

test('a draft may be incomplete', async () => {
  const fake = api()
  const { user } = await open()
  await write(user, 'Title', 'Learn JavaScript')
  await user.click(screen.getByRole('button', { name: 'Save as draft' }))
  await waitFor(() => expect(fake.received(addResource)[0]?.body).toMatchObject({ status: 'draft' }))
})

test('a failure keeps the input and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const fake = api().isUnreachable(addResource)
  const { user, router } = await open()
  await fillIn(user)
  await submit(user)
  expect(await screen.findByText(/Nothing that you typed is lost/)).toBeVisible()
  expect(field('Title')).toHaveValue('Learn JavaScript')
  expect(screen.getByRole('button', { name: 'Create Resource' })).toBeEnabled()
  fake.answers(addResource, anOwnCourse({ _id: 'new-course' }))
  await submit(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources/new-course'))
})

test('while creating, the button is busy and ignores a second press', async () => {
  const fake = api().neverAnswers(addResource)
  const { user } = await open()
  await fillIn(user)
  await submit(user)
  const button = await screen.findByRole('button', { name: 'Creating...' })
  expect(button).toBeDisabled()
  await user.click(button)
  expect(fake.received(addResource)).toHaveLength(1)
})

test('unsaved input, including files, can be restored or discarded on the next visit', async () => {
  api()
  const first = await open()
  await fillIn(first.user)
  await waitFor(async () =>
    expect(await resourceDrafts().open('mentor-1')).toMatchObject([
      { values: { title: 'Learn JavaScript' } },
    ]),
  )
  first.unmount()

  const second = await open()
  expect(await screen.findByText(/“Learn JavaScript” was not saved/)).toBeVisible()
  await second.user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(field('Title')).toHaveValue('Learn JavaScript')
  expect(field('Link')).toHaveValue('example.test/values')
  second.unmount()

  const third = await open()
  await third.user.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(field('Title')).toHaveValue('')
  expect(await resourceDrafts().open('mentor-1')).toEqual([])
})

test('another person in this browser is not offered the draft', async () => {
  api()
  const first = await open()
  await write(first.user, 'Title', 'Mine')
  await waitFor(async () => expect(await resourceDrafts().open('mentor-1')).toHaveLength(1))
  first.unmount()
  await open('en', aMentor({ _id: 'mentor-2' }))
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('asks before leaving unsaved changes', async () => {
  api().answers(getOwnResources, {
    resources: [],
    counts: { draft: 0, published: 0, archived: 0 },
    pagination: { page: 1, limit: 9, totalItems: 0, totalPages: 0 },
  })
  const { user, router } = await open()
  await write(user, 'Title', 'Mine')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Stay here' }))
  expect(router.state.location.pathname).toBe('/mentor/resources/add')
  expect(field('Title')).toHaveValue('Mine')
  await user.click(screen.getByRole('link', { name: 'All Resources' }))
  await user.click(await screen.findByRole('button', { name: 'Leave and discard' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mentor/resources'))
  expect(await resourceDrafts().open('mentor-1')).toEqual([])
})

test('is translated to Hindi', async () => {
  api()
  const { user } = await open('hi')
  await user.click(await screen.findByRole('button', { name: 'कोर्स बनाएँ' }))
  expect(screen.getByText('शीर्षक लिखना ज़रूरी है')).toBeVisible()
})
