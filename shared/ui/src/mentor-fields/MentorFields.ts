/** Form values shared by the mentor's sign-up and profile. */
export interface MentorFields {
  mobile: string
  /**
   * True if signed-in people see the e-mail address on the mentor's page. `showsMobile` is the same for the mobile
   * number.
   */
  showsEmail: boolean
  showsMobile: boolean
  domains: string[]
  expertise: string
  /** Experience in years, as typed. */
  experience: string
  social: string[]
  /** URL of the stored picture, or a newly selected file. */
  profile: string | File | null
}

/** Fields that are on or off. They need no validation, because both values are valid. */
export type SwitchedField = 'showsEmail' | 'showsMobile'

/** A validation rule of react-hook-form: returns true or the error text. */
export type Rule<Name extends keyof MentorFields> = (value: MentorFields[Name]) => true | string

/** Returns the contact details that the mentor hides, in the form in which requests contain them. */
export const hiddenContactOf = ({ showsEmail, showsMobile }: Pick<MentorFields, SwitchedField>) => [
  ...(showsEmail ? [] : ['email' as const]),
  ...(showsMobile ? [] : ['mobile' as const]),
]
