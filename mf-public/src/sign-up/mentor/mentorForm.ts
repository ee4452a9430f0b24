import type { MentorFields, SwitchedField } from '@mentor-connect/ui/mentor-fields'

/** What the form holds while it is filled in. */
export interface MentorForm extends MentorFields {
  name: string
  email: string
  password: string
}

/** A field that may be filled in wrongly. */
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
