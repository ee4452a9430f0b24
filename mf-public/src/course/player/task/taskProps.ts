/** Which task, and whose. */
export interface TaskProps {
  courseId: string
  lessonId: string
  learnerId: string
}
