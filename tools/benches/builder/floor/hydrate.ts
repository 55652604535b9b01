import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Field } from './field.ts'

const container = document.querySelector('#field')
const data = document.querySelector('#characters')
if (!container || !data) throw new Error('The page must have a field and its characters')
hydrateRoot(container, createElement(Field, { characters: JSON.parse(data.textContent) }))
