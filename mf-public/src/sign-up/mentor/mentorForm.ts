import type { MentorFields, SwitchedField } from '@mentor-connect/ui/mentor-fields'

/** Values of the sign-up form for mentors. */
export interface MentorForm extends MentorFields {
  name: string
  email: string
  password: string
}

/** Names of the fields that have validation rules. */
export type RuledField = Exclude<keyof MentorForm, SwitchedField>

export const EMPTY_FORM: MentorForm = {
  name: '',
  email: '',
  password: '',
  mobile: '',
  showsEmail: true,
  showsMobile: true,
  domains: [],
  expertise: '',
  experience: '',
  social: [],
  profile: null,
}
