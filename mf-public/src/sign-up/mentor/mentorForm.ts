import type { MentorFields } from '@mentor-connect/ui/mentor-fields'

/** What the form holds while it is filled in. */
export interface MentorForm extends MentorFields {
  name: string
  email: string
  password: string
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
