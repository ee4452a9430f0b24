/** Form values shared by the mentor's sign-up and profile. */
export interface MentorFields {
  mobile: string
  /** Whether signed-in people see it on the mentor's page. */
  showsEmail: boolean
  showsMobile: boolean
  domains: string[]
  expertise: string
  /** In years, as typed. */
  experience: string
  social: string[]
  /** URL of the stored picture, or a newly selected file. */
  profile: string | File | null
}

/** Fields that are on or off: no value of theirs is wrong. */
export type SwitchedField = 'showsEmail' | 'showsMobile'

/** A validation rule of react-hook-form: returns true or the error text. */
export type Rule<Name extends keyof MentorFields> = (value: MentorFields[Name]) => true | string

/** What the mentor hides, as requests have it. */
export const hiddenContactOf = ({ showsEmail, showsMobile }: Pick<MentorFields, SwitchedField>) => [
  ...(showsEmail ? [] : ['email' as const]),
  ...(showsMobile ? [] : ['mobile' as const]),
]
