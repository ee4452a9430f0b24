import { getOwnPortfolio, savePortfolio } from '@mentor-connect/contract/work/portfolio'
import { getResumeFit, getResumePdf } from '@mentor-connect/contract/work/resume'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import { anEmptyPortfolio, anOwnPortfolio } from '../../testing/aPortfolio'
import routes from '../routes'

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(routes, '/user/portfolio', {
    mount: '/user/portfolio',
    locale,
    session: signedIn(aLearner({ name: 'Asha Verma', email: 'asha@example.org' })),
  })
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const part = (name = 'Résumé') => screen.findByRole('region', { name })
const FITS = { pages: 1, leftOut: [], unshown: [] }

let savedFiles: string[]
beforeEach(() => {
  savedFiles = []
  URL.createObjectURL = () => 'blob:resume'
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    savedFiles.push(this.download)
  })
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('its own parts are saved with the portfolio', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .answers(savePortfolio, anOwnPortfolio({ version: 4 }))
  const { user } = await open()
  const resume = within(await part())
  await user.click(resume.getByRole('checkbox', { name: /State my email address/ }))
  await user.type(resume.getByRole('textbox', { name: /Phone number/ }), ' 98765 43210')
  await user.type(resume.getByRole('textbox', { name: /Town/ }), 'Indore')
  await user.type(resume.getByRole('textbox', { name: 'Summary' }), 'I learn by doing.')
  const content = within(resume.getAllByRole('group')[0]!)
  await user.click(content.getByText('What is in your résumé'))
  for (const text of ['asha@example.org', 'Indore', 'I learn by doing.', 'Assistant, Sample Shop'])
    expect(content.getByText(text)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(api.received(savePortfolio)[0]?.body).toMatchObject({
    resume: { showsEmail: true, phone: '98765 43210', town: 'Indore', summary: 'I learn by doing.' },
  })
})

test('months are stated, and a month without its year is refused', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .answers(savePortfolio, anOwnPortfolio({ version: 4 }))
  const { user } = await open()
  const month = (name: string) => screen.getByRole('combobox', { name: `${name} month of role 2 (optional)` })
  await screen.findByRole('region', { name: 'Experience' })
  await user.selectOptions(month('First'), 'Apr')
  await user.selectOptions(month('Last'), 'Dec')
  await user.click(screen.getAllByRole('checkbox', { name: 'This was volunteering' })[1]!)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(month('Last')).toHaveFocus()
  expect(month('Last')).toHaveAccessibleDescription('State the year, too, or choose no month.')
  await user.selectOptions(month('Last'), 'No month')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  const sent = api.received(savePortfolio)[0]?.body as { experience: object[] }
  expect(sent.experience[1]).toEqual({
    title: 'Assistant',
    organisation: 'Sample Shop',
    text: 'Sales.',
    from: 2022,
    fromMonth: 4,
    isVolunteer: true,
  })
})

test('it is downloaded in the chosen language', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .answers(getResumeFit, FITS)
    .answers(getResumePdf, new Blob(['%PDF']))
  const { user } = await open()
  const resume = within(await part())
  await user.selectOptions(resume.getByRole('combobox', { name: 'Language of the résumé' }), 'Hindi')
  await user.click(resume.getByRole('button', { name: 'Download as PDF' }))
  expect(await resume.findByRole('button', { name: 'Download as PDF' })).toBeEnabled()
  expect(api.received(getResumePdf)[0]?.query).toEqual({ language: 'hi' })
  expect(savedFiles).toEqual(['Résumé of Asha Verma.pdf'])
})

test('what would be left out is said before the download', async () => {
  const api = new FakeApi()
    .answers(getOwnPortfolio, anOwnPortfolio())
    .answers(getResumeFit, {
      pages: 2,
      leftOut: [{ list: 'works', title: 'School timetable' }],
      unshown: ['王'],
    })
    .answers(getResumePdf, new Blob(['%PDF']))
  const { user } = await open()
  const resume = within(await part())
  await user.click(resume.getByRole('button', { name: 'Download as PDF' }))
  expect(await resume.findByText(/does not fit on 2 pages/)).toBeVisible()
  expect(resume.getByRole('listitem')).toHaveTextContent('Works: School timetable')
  expect(resume.getByText(/cannot show these characters.*王/)).toBeVisible()
  expect(api.received(getResumePdf)).toEqual([])
  await user.click(resume.getByRole('button', { name: 'Download anyway' }))
  expect(await resume.findByRole('button', { name: 'Download as PDF' })).toBeEnabled()
  expect(savedFiles).toHaveLength(1)
})

test('a name that no font has leads to the profile', async () => {
  new FakeApi().answers(getOwnPortfolio, anOwnPortfolio()).refuses(getResumeFit, 409, 'name_not_printable')
  const { user } = await open()
  const resume = within(await part())
  await user.click(resume.getByRole('button', { name: 'Download as PDF' }))
  expect(await resume.findByText(/Add a name for certificates in your profile/)).toBeVisible()
  expect(resume.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile')
})

test('it can be downloaded once something was saved, and changes are not in the file yet', async () => {
  new FakeApi().answers(getOwnPortfolio, anEmptyPortfolio())
  const { unmount } = await open('hi')
  expect(within(await part('रिज़्यूमे')).getByText(/^एक बार सेव करें/)).toBeVisible()
  unmount()
  new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
  const { user } = await open()
  const resume = within(await part())
  await user.type(resume.getByRole('textbox', { name: /Town/ }), 'Indore')
  expect(resume.getByText(/Save your changes first/)).toBeVisible()
})

describe('a file in the format JSON Resume', () => {
  const choose = async (content: string) => {
    const view = await open()
    const resume = within(await part())
    await view.user.click(resume.getByText(/^Exchange with other programs/))
    const file = new File([content], 'resume.json', { type: 'application/json' })
    file.text = () => Promise.resolve(content)
    await view.user.upload(resume.getByLabelText('Take over from a file', { selector: 'input' }), file)
    return { ...view, resume }
  }

  test('is shown before it is taken over, and replaces nothing unless somebody chooses that', async () => {
    new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
    const content = {
      basics: { label: 'Another headline', phone: '12345' },
      work: [{ name: 'New Shop', position: 'Helper', startDate: '2024-02' }],
      awards: [{ title: 'First' }],
    }
    const { user, resume } = await choose(JSON.stringify(content))
    const taken = within(await resume.findByRole('group', { name: 'Take over into the form' }))
    expect(taken.getByRole('checkbox', { name: /Headline: Another headline/ })).not.toBeChecked()
    expect(taken.getByText('Replaces: Builds clear web pages')).toBeVisible()
    expect(taken.getByRole('checkbox', { name: /Phone number: 12345/ })).toBeChecked()
    expect(resume.getByRole('region', { name: 'Not taken over:' })).toHaveTextContent(
      'awards has no place here',
    )
    await user.click(resume.getByRole('button', { name: 'Add 2 parts to the form' }))
    expect(field('Headline')).toHaveValue('Builds clear web pages')
    expect(field('Role 3')).toHaveValue('Helper')
    expect(field(/Phone number/)).toHaveValue('12345')
  })

  test('is refused if it is no résumé', async () => {
    new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
    const { resume } = await choose('no json')
    expect(await resume.findByText(/no file in the format JSON Resume/)).toBeVisible()
  })

  test('is saved as it is stored', async () => {
    new FakeApi().answers(getOwnPortfolio, anOwnPortfolio())
    const { user } = await open()
    const resume = within(await part())
    await user.click(resume.getByText(/^Exchange with other programs/))
    await user.click(resume.getByRole('button', { name: 'Save as JSON Resume' }))
    expect(savedFiles).toEqual(['Résumé of Asha Verma.json'])
  })
})
