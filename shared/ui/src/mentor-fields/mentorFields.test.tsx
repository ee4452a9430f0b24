import { fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Form } from '../forms'
import {
  DomainsField,
  ExperienceFields,
  invalidLink,
  isAcceptedPicture,
  isDomainList,
  isExpertise,
  isMobileNumber,
  isYearsOfExperience,
  PortraitField,
  SocialLinksField,
  type MentorFields,
} from '.'

const file = (name: string, type: string, bytes = 1) => {
  const made = new File(['x'], name, { type })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
const MEGABYTE = 1024 * 1024

describe('mentor rules', () => {
  test.each([
    ['9876543210', true],
    ['+91 98765 43210', true],
    ['12345', false],
    ['', false],
  ])('the mobile number %j is valid: %s', (text, expected) => expect(isMobileNumber(text)).toBe(expected))

  test.each([
    [['Career'], true],
    [['क्षि'.repeat(40)], true],
    [[], false],
    [['d'.repeat(41)], false],
    [['Career', 'd'.repeat(41)], false],
  ])('the domains %j are valid: %s', (tags, expected) => expect(isDomainList(tags)).toBe(expected))

  test.each([
    ['Web development', true],
    ['क'.repeat(100), true],
    ['x'.repeat(101), false],
    ['   ', false],
  ])('the expertise %j is valid: %s', (text, expected) => expect(isExpertise(text)).toBe(expected))

  test.each([
    ['0', true],
    ['१२', true],
    ['70', true],
    ['71', false],
    ['-1', false],
    ['1.5', false],
    ['', false],
  ])('%j years are valid: %s', (text, expected) => expect(isYearsOfExperience(text)).toBe(expected))

  test('invalidLink returns the first invalid link', () => {
    expect(invalidLink([])).toBeUndefined()
    expect(invalidLink(['github.com/asha', 'https://asha.dev'])).toBeUndefined()
    expect(invalidLink(['github.com/asha', 'javascript:alert(1)', '@asha'])).toBe('javascript:alert(1)')
  })

  test.each<[string, string | File | null, boolean]>([
    ['none', null, true],
    ['a stored one', '/files/portrait-x/320.webp', true],
    ['a photo', file('me.jpg', 'image/jpeg'), true],
    ['a photo of 10 MB', file('me.jpg', 'image/jpeg', 10 * MEGABYTE), true],
    ['a larger one', file('me.jpg', 'image/jpeg', 10 * MEGABYTE + 1), false],
    ['a document', file('me.pdf', 'application/pdf'), false],
    ['something unknown', file('me', ''), false],
  ])('as a picture %s', (_, picture, expected) => expect(isAcceptedPicture(picture)).toBe(expected))
})

describe('mentor fields in a form', () => {
  const NOTHING: MentorFields = {
    mobile: '',
    showsEmail: true,
    showsMobile: true,
    domains: [],
    expertise: '',
    experience: '',
    social: [],
    profile: null,
  }

  function SignUp({ start = NOTHING, send }: { start?: MentorFields; send: (fields: MentorFields) => void }) {
    const form = useForm({ defaultValues: start })
    return (
      <Form form={form} onSubmit={form.handleSubmit(send)}>
        <ExperienceFields
          expertise={{
            label: 'Expertise',
            hint: 'Your job.',
            rule: (text) => isExpertise(text) || 'Say it.',
          }}
          experience={{ label: 'Years', rule: (text) => isYearsOfExperience(text) || 'Whole years.' }}
        />
        <DomainsField label="Domains" hint="Press Enter." rule={(tags) => isDomainList(tags) || 'Add one.'} />
        <SocialLinksField
          label="Links"
          hint="Web addresses."
          rule={(links) => !invalidLink(links) || 'No link.'}
        />
        <PortraitField label="Portrait" hint="JPEG." rule={(it) => isAcceptedPicture(it) || 'No picture.'} />
        <button>Send</button>
      </Form>
    )
  }
  const box = (name: string) => screen.getByRole('textbox', { name })
  async function open(start?: MentorFields) {
    const send = jest.fn()
    const { user } = await renderUi(<SignUp start={start} send={send} />)
    return { user, send, submit: () => user.click(screen.getByRole('button', { name: 'Send' })) }
  }

  beforeAll(() => {
    URL.createObjectURL = () => 'blob:portrait'
    URL.revokeObjectURL = () => undefined
  })

  test('show an error at each missing field, and submit nothing', async () => {
    const { submit, send } = await open()
    await submit()
    expect(box('Expertise')).toHaveFocus()
    expect(box('Expertise')).toHaveAccessibleDescription('Your job. Say it.')
    expect(box('Years')).toHaveAccessibleDescription('Whole years.')
    expect(box('Domains')).toHaveAccessibleDescription(/Add one\./)
    expect(send).not.toHaveBeenCalled()
  })

  test('submit what was typed and selected', async () => {
    const { user, submit, send } = await open()
    fireEvent.change(box('Expertise'), { target: { value: 'Go' } })
    fireEvent.change(box('Years'), { target: { value: '8' } })
    await user.type(box('Domains'), 'Web{Enter}')
    await user.type(box('Links'), 'asha.dev{Enter}')
    const photo = file('me.png', 'image/png')
    await user.upload(screen.getByLabelText('Portrait', { selector: 'input' }), photo)
    await submit()
    expect(send.mock.lastCall?.[0]).toEqual({
      ...NOTHING,
      expertise: 'Go',
      experience: '8',
      domains: ['Web'],
      social: ['asha.dev'],
      profile: photo,
    })
  })

  test('show a stored portrait, which can be removed', async () => {
    const stored = {
      ...NOTHING,
      expertise: 'Go',
      experience: '8',
      domains: ['Web'],
      profile: '/files/p/320.webp',
    }
    const { user, submit, send } = await open(stored)
    expect(screen.getByRole('img')).toHaveAttribute('src', 'http://api.test/files/p/320.webp')
    await user.click(screen.getByRole('button', { name: 'Remove picture' }))
    await submit()
    expect(send.mock.lastCall?.[0]).toMatchObject({ profile: null })
  })

  test('show an invalid link as an error of the links field', async () => {
    const { user, submit, send } = await open({
      ...NOTHING,
      expertise: 'Go',
      experience: '8',
      domains: ['Web'],
    })
    await user.type(box('Links'), 'javascript:alert(1){Enter}')
    await submit()
    expect(box('Links')).toHaveAccessibleDescription(/No link\./)
    expect(box('Links')).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
  })
})
