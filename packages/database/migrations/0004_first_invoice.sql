-- Invoices are numbered from 1, by one row that each order moves.
INSERT INTO invoice_counter (id) VALUES (1);
