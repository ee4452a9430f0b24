/** The button of an `OutlineRow`, by the `uid` of the row. */
export const rowOf = (uid: string) =>
  document.querySelector<HTMLElement>(`[data-outline-row="${CSS.escape(uid)}"]`)
