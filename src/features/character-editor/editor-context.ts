import { createContext, use } from 'react'
import { newSubject, type Subject } from './subject.ts'

/** What is edited, for fields that say what is official. */
export const SubjectContext = createContext<Subject>(newSubject)

export const useSubject = () => use(SubjectContext)
