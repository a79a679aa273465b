import { required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import {
  placeholderList,
  placeholderRows,
  placeholderSchema,
  replacePlaceholders,
} from '../resources/placeholder.ts';
import { crud } from './crud.ts';

export const placeholder = crud('placeholder', 'name', placeholderRows, placeholderSchema).put(
  '/',
  validate('json', placeholderList),
  async (c) => {
    const replaced = required(
      await replacePlaceholders(c.var.db, c.var.domain.id, c.req.valid('json')),
      'domain',
    );
    return c.json(replaced, 201);
  },
);
