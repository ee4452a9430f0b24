/** Form values shared by the mentor's sign-up and profile. */
export interface MentorFields {
  mobile: string
  domains: string[]
  expertise: string
  /** In years, as typed. */
  experience: string
  social: string[]
  /** URL of the stored picture, or a newly selected file. */
  profile: string | File | null
}

/** A validation rule of react-hook-form: returns true or the error text. */
export type Rule<Name extends keyof MentorFields> = (value: MentorFields[Name]) => true | string
