interface Described {
  text_hidden_at: string | null
  mentor_id: string
  mentor_name: string
  title: string
  description: string
}

/** A workshop as this person reads it. If operators have hidden its text, others than its mentor read the mentor's name instead. */
export function readBy<Workshop extends Described>(workshop: Workshop, personId: string): Workshop {
  if (workshop.text_hidden_at === null || workshop.mentor_id === personId) return workshop
  return { ...workshop, title: workshop.mentor_name, description: '' }
}

/** Title and mentor's name, which is not repeated if it is the title. */
export const calendarTitle = (title: string, mentor: string) =>
  title === mentor ? title : `${title} · ${mentor}`
