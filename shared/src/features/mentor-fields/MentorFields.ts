/** What the sign-up of a mentor and the profile have in common, while it is filled in. */
export interface MentorFields {
  mobile: string
  domains: string[]
  expertise: string
  /** Years, as typed. */
  experience: string
  social: string[]
  /** Address of the stored picture, or one that was chosen here. */
  profile: string | File | null
}

/** A rule of react-hook-form: true, or the text of the error. */
export type Rule<Name extends keyof MentorFields> = (value: MentorFields[Name]) => true | string
