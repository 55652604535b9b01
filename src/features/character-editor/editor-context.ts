import { createContext, use } from 'react'
import { newSubject, type Subject } from './subject.ts'

/** The character being edited; form fields compare with its official values. */
export const SubjectContext = createContext<Subject>(newSubject)

export const useSubject = () => use(SubjectContext)
