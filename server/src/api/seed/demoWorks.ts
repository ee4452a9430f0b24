/**
 * A submission of a demo learner for a task. There are several, so that the learner's and the mentor's view
 * of a task can be seen.
 */

export interface DemoWork {
  text: string
  link?: string
  sentDaysAgo: number
  returned?: {
    /** For each criterion of the rubric, the index of the level that the mentor has chosen. */
    levels: number[]
    comment: string
    daysAgo: number
  }
}

export const WAITING_WORKS: { courseId: string; works: DemoWork[] } = {
  courseId: 'first-web-pages',
  works: [
    {
      sentDaysAgo: 4,
      link: 'https://example.org/ravi-cycle-repair/',
      text: `1. The page is for Ravi, who repairs bicycles at our corner. People should first find out when he is open and whether he repairs their kind of cycle.

2. The validator reported eleven errors. Nine of them were one: I had closed the list after the heading. Then an img without alt. Now it reports nothing.

3. At 360 pixels the price table was cut off at the right. I made it a list instead, because it has only two columns: work and price.`,
    },
    {
      sentDaysAgo: 2,
      link: 'https://example.org/sector-9-library/',
      text: `The page is for the reading room in Sector 9. First one should find the timings, then the rule for taking books home.

Validator: 2 warnings about headings, I had jumped from h1 to h3 because h2 looked too large. I changed the size in CSS and not in HTML.

Narrow screen: the photo was wider than the screen. max-width: 100% repaired it. The menu is still a bit small for the thumb, I did not manage that.`,
    },
  ],
}

export const RETURNED_WORK: { courseId: string; work: DemoWork } = {
  courseId: 'write-a-resume',
  work: {
    sentDaysAgo: 6,
    text: `Job: front desk assistant in a diagnostic centre.

Needs
1. "Comfortable with people in a hurry" (must)
2. "Basic computer knowledge" (must)
3. "Hindi and English" (must)
4. "Sunday shifts" (nice to have)

My proof
1. I am patient and friendly with everybody.
2. I keep the fee register of our tuition class in a spreadsheet, 46 students, and nobody was ever charged twice.
3. I translate letters for my neighbours, about two a week.
4. Sundays are fine.`,
    returned: {
      levels: [2, 1, 0],
      daysAgo: 5,
      comment: `Your needs are well read, and line 2 is exactly what a proof looks like: what, how much, and that it went right.

Two things are still missing. Line 1 is a quality, not a proof: was there a day with many people waiting, and what did you do? And you name no gap. If you have none, say so; if "people in a hurry" is one, write how you will get that experience within four weeks.`,
    },
  },
}
