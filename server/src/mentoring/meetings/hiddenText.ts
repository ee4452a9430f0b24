interface Described {
  text_hidden_at: string | null
  mentor_id: string
  mentor_name: string
  title: string
  description: string
}

/**
 * Returns a workshop in the form for this person. If operators have hidden its text, everybody except its
 * mentor reads the mentor's name instead of the title.
 */
export function readBy<Workshop extends Described>(workshop: Workshop, personId: string): Workshop {
  if (workshop.text_hidden_at === null || workshop.mentor_id === personId) return workshop
  return { ...workshop, title: workshop.mentor_name, description: '' }
}

/**
 * Joins the title and the mentor's name for a calendar entry. The name is not repeated if it is used as the
 * title.
 */
export const calendarTitle = (title: string, mentor: string) =>
  title === mentor ? title : `${title} · ${mentor}`
