/** What the form holds while it is filled in. */
export interface MentorForm {
  name: string
  email: string
  password: string
  mobile: string
  domains: string[]
  expertise: string
  experience: string
  social: string[]
  profile: File | null
}

export const EMPTY_FORM: MentorForm = {
  name: '',
  email: '',
  password: '',
  mobile: '',
  domains: [],
  expertise: '',
  experience: '',
  social: [],
  profile: null,
}
