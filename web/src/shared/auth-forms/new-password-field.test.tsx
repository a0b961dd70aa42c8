import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NewPasswordField } from './new-password-field.tsx';

afterEach(cleanup);

it('a refused password says why at its field until another one is typed', () => {
  const refused = { message: 'Choose another password. It is on a list.', reasons: [] };
  const { rerender } = render(<NewPasswordField label="New password" />);
  const field = screen.getByLabelText('New password');
  fireEvent.change(field, { target: { value: 'password' } });
  expect(screen.getByText(/Long enough/)).toBeDefined();

  rerender(<NewPasswordField label="New password" refused={refused} />);
  expect(screen.getByRole('alert').textContent).toContain('It is on a list.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Long enough/)).toBeNull();

  fireEvent.change(field, { target: { value: 'password 2' } });
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(<NewPasswordField label="New password" refused={{ ...refused }} />);
  expect(screen.getByRole('alert')).toBeDefined();
});
